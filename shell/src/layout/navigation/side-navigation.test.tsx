import type { Access } from "@coulisses/shared-domain/access/access";
import { useLocation } from "@coulisses/shared-pages/router";
import { answeredPreferences, api, aWindow, fakeServer, read } from "@coulisses/shared-auth/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../../testing/test-site";
import { SideNavigation } from "./side-navigation";

const server = fakeServer(http.get(api("preferences/me"), () => HttpResponse.json(answeredPreferences())));

const page = (path: string, title: string) => ({
  ...activitiesPage,
  path,
  title,
  menu: { group: "mine" as const, order: 10 },
});
const Address = () => <output>{useLocation().pathname}</output>;
const pages = [
  page("/stats", "Statistiques des fiches"),
  page("/fa", "Fiches Activités"),
  page("/ft", "Fiches Tâches"),
];

async function openMenu(more: (typeof activitiesPage)[] = [], access?: Access) {
  const loader = testLoader({ registry: registryWith({ pages: [...pages, ...more] }) });
  await renderInSite(
    <>
      <SideNavigation />
      <Address />
    </>,
    { loader, ...(access && { access }) },
  );
  return screen.getByRole("searchbox", { name: "Chercher une page" });
}
const titles = () =>
  within(screen.getByRole("navigation"))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the menu", () => {
  const place = (path: string, title: string, group: "gear" | "settings") => ({
    ...page(path, title),
    menu: { group, order: 10 },
  });
  const gear = place("/logistic/catalog", "Catalogue Matos", "gear");

  it("names its groups, in their order, and shows no group without pages", async () => {
    await openMenu([gear, place("/configuration", "Config Système", "settings")]);
    const groups = screen.getAllByRole("list").map((list) => list.getAttribute("aria-label"));
    expect(groups).toEqual([null, "Moi", "Logistique", "Réglages"]);
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
      place("/configuration", "Config Système", "settings"),
      place("/configuration/teams", "Équipes", "settings"),
    ]);
    const marked = () =>
      screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
    await userEvent.click(screen.getByRole("link", { name: "Équipes" }));
    expect(marked()).toEqual(["Équipes"]);
    await userEvent.click(screen.getByRole("link", { name: "Config Système" }));
    expect(marked()).toEqual(["Config Système"]);
  });

  describe("closes a group", () => {
    const waiting = { request: "festival-tasks/my-refusals/count", permission: "read-ft", tags: [] };
    const settings = [
      place("/configuration", "Config Système", "settings"),
      { ...place("/configuration/teams", "Équipes", "settings"), badge: waiting },
    ];
    const group = () => screen.getByRole("button", { name: /Réglages/ });

    it("and keeps it closed, with what waits there as one number", async () => {
      server.use(read("festival-tasks/my-refusals/count", () => 3));
      const access = { teams: [], permissions: ["read-ft"] };
      await openMenu(settings, access);
      await userEvent.click(group());
      expect(screen.queryByRole("link", { name: "Config Système" })).not.toBeInTheDocument();
      expect(group()).toHaveAttribute("aria-expanded", "false");
      await waitFor(() => expect(group()).toHaveAccessibleName("Réglages 3 à traiter"));
      cleanup();
      await openMenu(settings, access);
      expect(screen.queryByRole("link", { name: "Config Système" })).not.toBeInTheDocument();
      await userEvent.click(group());
      expect(screen.getByRole("link", { name: "Config Système" })).toBeInTheDocument();
      expect(group()).toHaveAccessibleName("Réglages");
    });

    it("but still shows the page that one is on", async () => {
      await openMenu(settings);
      await userEvent.click(screen.getByRole("link", { name: "Équipes" }));
      await userEvent.click(group());
      expect(screen.getByRole("link", { name: "Équipes" })).toHaveAttribute("aria-current", "page");
      expect(screen.queryByRole("link", { name: "Config Système" })).not.toBeInTheDocument();
    });
  });

  it.each([
    ["a large screen", 1920, "Réduire le menu", "Garder le menu ouvert"],
    ["a laptop", 1440, "Garder le menu ouvert", "Réduire le menu"],
  ])("on %s, is as wide as suits it until one chooses", async (_screen, width, before, after) => {
    aWindow(width);
    await openMenu([gear]);
    await userEvent.click(screen.getByRole("button", { name: before }));
    expect(screen.getByRole("button", { name: after })).toBeVisible();
    cleanup();
    await openMenu([gear]);
    expect(screen.getByRole("button", { name: after })).toBeVisible();
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
