import { useLocation } from "@coulisses/shared-pages/router";
import { api, fakeServer } from "@coulisses/shared-auth/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../../testing/test-site";
import { SideNavigation } from "./side-navigation";

fakeServer(
  http.get(api("preferences/me"), () =>
    HttpResponse.json({
      paperPlanning: null,
      assignment: "NO_PREF",
      favoritePages: [],
      reminders: { mail: ["EVENING", "CHANGE"], push: [] },
    }),
  ),
);

const page = (path: string, title: string) => ({
  ...activitiesPage,
  path,
  title,
  menu: { group: "main" as const, order: 10 },
});
const Address = () => <output>{useLocation().pathname}</output>;
const pages = [
  page("/stats", "Statistiques des fiches"),
  page("/fa", "Fiches Activités"),
  page("/ft", "Fiches Tâches"),
];

async function openMenu(more: (typeof activitiesPage)[] = []) {
  const loader = testLoader({ registry: registryWith({ pages: [...pages, ...more] }) });
  await renderInSite(
    <>
      <SideNavigation />
      <Address />
    </>,
    { loader },
  );
  return screen.getByRole("searchbox", { name: "Chercher une page" });
}
const titles = () =>
  within(screen.getByRole("navigation"))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the menu", () => {
  const place = (path: string, title: string, group: "logistics" | "administration") => ({
    ...page(path, title),
    menu: { group, order: 10 },
  });
  const gear = place("/logistic/catalog", "Catalogue Matos", "logistics");

  it("names its groups, in their order, and shows no group without pages", async () => {
    await openMenu([gear, place("/configuration", "Config Système", "administration")]);
    const groups = screen.getAllByRole("list").map((list) => list.getAttribute("aria-label"));
    expect(groups).toEqual([null, "Général", "Administration", "Logistique"]);
    const logistics = within(screen.getByRole("list", { name: "Logistique" }));
    expect(logistics.getByRole("link", { name: "Catalogue Matos" })).toBeInTheDocument();
  });

  it("offers no page without a place in it, by no search either", async () => {
    const toCome = { ...activitiesPage, path: "/timeline", title: "Timeline" };
    const search = await openMenu([toCome]);
    expect(screen.queryByRole("link", { name: "Timeline" })).not.toBeInTheDocument();
    await userEvent.type(search, "timeline");
    expect(screen.getByText("Aucune page ne porte ce nom")).toBeInTheDocument();
  });

  it("marks the page that one is on, and not the one above it", async () => {
    await openMenu([
      place("/configuration", "Config Système", "administration"),
      place("/configuration/teams", "Équipes", "administration"),
    ]);
    const marked = () =>
      screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
    await userEvent.click(screen.getByRole("link", { name: "Équipes" }));
    expect(marked()).toEqual(["Équipes"]);
    await userEvent.click(screen.getByRole("link", { name: "Config Système" }));
    expect(marked()).toEqual(["Config Système"]);
  });

  it("scrolls to the page that one is on", async () => {
    const scrolledTo = jest.spyOn(Element.prototype, "scrollIntoView");
    await openMenu([gear]);
    scrolledTo.mockClear();
    await userEvent.click(screen.getByRole("link", { name: "Catalogue Matos" }));
    expect(scrolledTo.mock.contexts).toEqual([screen.getByRole("link", { name: "Catalogue Matos" })]);
    scrolledTo.mockRestore();
  });
});

describe("the page search", () => {
  it("lists the best match first, and Enter opens it", async () => {
    const search = await openMenu();
    await userEvent.type(search, "fiches");
    expect(titles()).toEqual(["Fiches Activités", "Fiches Tâches", "Statistiques des fiches"]);
    await userEvent.type(search, " taches{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("/ft");
    expect(search).toHaveValue("");
  });

  it("opens nothing when nothing is typed or found", async () => {
    const search = await openMenu();
    await userEvent.type(search, "{Enter}plage{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent(/^\/$/);
    expect(screen.getByText("Aucune page ne porte ce nom")).toBeInTheDocument();
  });
});
