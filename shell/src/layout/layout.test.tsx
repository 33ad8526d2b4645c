import { Link, useLocation } from "@coulisses/shared-pages/router";
import { session } from "@coulisses/shared-auth";
import type { Access } from "@coulisses/shared-domain/access/access";
import {
  answeredMe,
  answeredPreferences,
  answeredTeams,
  api,
  aWindow,
  fakeServer,
  read,
  storedText,
} from "@coulisses/shared-auth/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { closeDialog } from "../help/open-dialog";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../testing/test-site";
import { Layout } from "./layout";

const marie = answeredMe({ id: 1, firstname: "Marie", lastname: "Curie", nickname: null });
fakeServer(
  read("users/me", () => marie),
  read("teams", () => answeredTeams),
  read("configuration", () => []),
  read("preferences/me", () => answeredPreferences()),
  http.get(api("live-notifications"), () => HttpResponse.error()),
  http.post(api("logout"), () => new HttpResponse(null, { status: 204 })),
);
jest.mock("../features/use-prefetch-on-intent", () => ({ usePrefetchOnIntent: () => undefined }));

const page = (path: string, title: string, order?: number, permission?: string) => ({
  ...activitiesPage,
  path,
  title,
  ...(order !== undefined && { menu: { group: "mine" as const, order } }),
  ...(permission && { permission }),
});
const registry = registryWith({
  pages: [
    page("/fa", "Fiches Activités", 10),
    page("/fa/:id", "Fiche Activité"),
    page("/volunteers", "Bénévoles", 20, "view-volunteer"),
    page("/ft", "Fiches Tâches", 30),
    page("/shared-meals", "Repas partagés", 40),
    page("/stats", "Statistiques", 50),
  ],
  unsent: [
    { name: "availabilities", label: "Des disponibilités choisies", pages: ["/availabilities"] },
    {
      name: "check-ins",
      label: "Des pointages que le serveur n'a pas encore pris",
      reminder: "Des pointages attendent sur cet appareil",
      link: "Ouvrir le pointage pour les envoyer",
      pages: ["/check-in", "/check-in/:taskId"],
    },
  ],
});
const Page = () => (
  <>
    <output aria-label="adresse">{useLocation().pathname}</output>
    <Link to="/fa/12">La FA 12</Link>
  </>
);
const organiser: Access = { teams: ["hard"], permissions: ["view-orga-mobile-nav"] };
const volunteer: Access = { teams: ["soft"], permissions: [] };

async function open({ at = "/fa", width = 1440, access = organiser } = {}) {
  aWindow(width);
  await renderInSite(
    <Layout>
      <Page />
    </Layout>,
    { loader: testLoader({ registry }), at, access },
  );
  return userEvent.setup();
}
const address = () => screen.getByLabelText("adresse");
const button = (name: string) => screen.getByRole("button", { name });
beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => act(closeDialog));

describe("On a laptop, the frame", () => {
  it("shows the menu, the page's title in the heading and in the tab, and who is logged in", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1, name: "Fiches Activités" })).toBeVisible();
    expect(document.title).toMatch(/^Fiches Activités/);
    expect(await screen.findByRole("button", { name: /Marie/ })).toBeVisible();
    expect(screen.getByRole("searchbox", { name: "Chercher une page" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Plus" })).not.toBeInTheDocument();
  });

  it("greets on the home page, whose tab has its title", async () => {
    await open({ at: "/" });
    expect(await screen.findByRole("heading", { level: 1, name: /Marie/ })).toBeVisible();
    expect(document.title).toMatch(/^Accueil/);
  });

  it("leads the keyboard past the menu, and leaves the address as it is", async () => {
    const user = await open();
    await user.tab();
    expect(screen.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("main")).toHaveFocus();
    expect(address()).toHaveTextContent(/^\/fa$/);
  });

  it("opens the help and the report of a bug beside the menu", async () => {
    const user = await open();
    await act(() => user.click(button("Aide sur Coulisses")));
    const help = await screen.findByRole("dialog", { name: "Demander de l'aide" });
    expect(help).toHaveTextContent("n'est pas encore configurée");
    act(closeDialog);
    await act(() => user.click(button("Signaler un bug")));
    expect(await screen.findByRole("dialog", { name: "Signaler un bug" })).toBeVisible();
  });
});

describe("What is mine, behind my name,", () => {
  async function openPanel(width = 1440) {
    const user = await open({ width });
    const mine = await screen.findByRole("button", { name: width > 760 ? /Marie/ : "Mon profil" });
    await user.click(mine);
    return { user, mine };
  }

  it("closes by Escape with the focus back on it, and by a click elsewhere", async () => {
    const { user, mine } = await openPanel();
    expect(mine).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    expect(mine).toHaveAttribute("aria-expanded", "false");
    expect(mine).toHaveFocus();
    await user.click(mine);
    await user.click(screen.getByRole("main"));
    expect(screen.queryByRole("button", { name: "Déconnexion" })).not.toBeInTheDocument();
  });

  it("changes between day and night, and the colour, at once", async () => {
    const { user } = await openPanel();
    await user.click(button("Mode Jour"));
    expect(localStorage.getItem("dark-theme")).toBeNull();
    await user.click(button("Mode Nuit"));
    expect(localStorage.getItem("dark-theme")).not.toBeNull();
    await user.click(button("Jaune"));
    expect(button("Jaune")).toHaveAttribute("aria-pressed", "true");
    expect(localStorage.getItem("color-theme")).toBe("yellow");
    expect(button("Bleu")).toHaveAttribute("aria-pressed", "false");
  });

  it("opens the conditions of use, and folds", async () => {
    const { user } = await openPanel();
    await act(() => user.click(button("Voir les CGU")));
    expect(screen.queryByRole("button", { name: "Déconnexion" })).not.toBeInTheDocument();
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("logs me out", async () => {
    const { user } = await openPanel();
    await user.click(button("Déconnexion"));
    expect(session.current().status).toBe("anonymous");
  });

  it("asks before it logs me out while something has not left this device, and says what", async () => {
    const key = "coulisses:1:check-ins";
    localStorage.setItem(key, storedText([]));
    const { user, mine } = await openPanel();
    await act(() => user.click(button("Déconnexion")));
    const question = within(await screen.findByRole("dialog", { name: "Tout n'est pas parti" }));
    expect(question.getByText("Des pointages que le serveur n'a pas encore pris")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Rester" }));
    expect(session.current().status).toBe("authenticated");
    expect(localStorage.getItem(key)).not.toBeNull();
    await user.click(mine);
    await act(() => user.click(button("Déconnexion")));
    await user.click(await screen.findByRole("button", { name: "Tout perdre et me déconnecter" }));
    expect(session.current().status).toBe("anonymous");
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("follows what leaves this device while it asks", async () => {
    const key = "coulisses:1:availabilities";
    localStorage.setItem(key, storedText([[1, 2]]));
    const { user } = await openPanel();
    await act(() => user.click(button("Déconnexion")));
    expect(await screen.findByText("Des disponibilités choisies")).toBeVisible();
    act(() => {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent("storage", { key }));
    });
    expect(screen.getByText("Tout est arrivé au serveur.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Me déconnecter" }));
    expect(session.current().status).toBe("anonymous");
  });

  it("holds the help on a phone, where there is no menu beside the page", async () => {
    const { user } = await openPanel(390);
    await act(() => user.click(button("Signaler un bug")));
    expect(await screen.findByRole("dialog", { name: "Signaler un bug" })).toBeVisible();
  });
});

it("Work that a page has not sent is said on all the others, with the way to send it", async () => {
  localStorage.setItem("coulisses:1:check-ins", storedText([]));
  localStorage.setItem("coulisses:1:availabilities", storedText([]));
  const user = await open({ at: "/check-in/7" });
  expect(screen.queryByText("Des pointages attendent sur cet appareil")).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "La FA 12" }));
  expect(await screen.findByText("Des pointages attendent sur cet appareil")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Ouvrir le pointage pour les envoyer" }));
  expect(screen.getByRole("status", { name: "adresse" })).toHaveTextContent("/check-in");
  expect(screen.queryByText("Des pointages attendent sur cet appareil")).not.toBeInTheDocument();
  localStorage.clear();
});

describe("On a phone, the frame", () => {
  const bar = () => within(screen.getByRole("navigation", { name: "Navigation principale" }));

  it("has a bar with the first pages, grey where I may not go, and the others behind « Plus »", async () => {
    const user = await open({ width: 390 });
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    expect(bar().getByText("Bénévoles").closest("[aria-disabled]")).toHaveAttribute("aria-disabled", "true");
    expect(bar().queryByRole("link", { name: "Bénévoles" })).not.toBeInTheDocument();
    expect(bar().queryByRole("link", { name: "Statistiques" })).not.toBeInTheDocument();
    await user.click(button("Plus"));
    await user.click(within(await screen.findByRole("list", { name: "Moi" })).getByText("Statistiques"));
    expect(address()).toHaveTextContent("/stats");
    expect(screen.queryByRole("list", { name: "Moi" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Statistiques" })).toBeVisible();
  });

  it("folds « Plus » by Escape, and when one of the bar's pages is opened", async () => {
    const user = await open({ width: 390 });
    await user.click(button("Plus"));
    await user.keyboard("{Escape}");
    expect(button("Plus")).toHaveAttribute("aria-expanded", "false");
    await user.click(button("Plus"));
    await user.click(bar().getByRole("link", { name: "Accueil" }));
    expect(button("Plus")).toHaveAttribute("aria-expanded", "false");
    expect(address()).toHaveTextContent(/^\/$/);
  });

  it("shows a volunteer no « Plus »", async () => {
    await open({ width: 390, access: volunteer });
    expect(screen.queryByRole("button", { name: "Plus" })).not.toBeInTheDocument();
  });

  it("leads from a sheet back to where one came from", async () => {
    const user = await open({ width: 390, at: "/stats" });
    expect(screen.queryByRole("link", { name: "Retour" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "La FA 12" }));
    expect(address()).toHaveTextContent("/fa/12");
    await user.click(screen.getByRole("link", { name: "Retour" }));
    expect(address()).toHaveTextContent("/stats");
  });

  it("leads from a sheet opened by its address back to its list", async () => {
    const user = await open({ width: 390, at: "/fa/12" });
    await user.click(screen.getByRole("link", { name: "Retour" }));
    expect(address()).toHaveTextContent(/^\/fa$/);
  });
});
