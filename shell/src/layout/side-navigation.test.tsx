import { useLocation } from "@coulisses/federation/platform/router";
import { api, fakeServer } from "@coulisses/shared-auth/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../testing/test-site";
import { SideNavigation } from "./side-navigation";

fakeServer(
  http.get(api("preferences/me"), () =>
    HttpResponse.json({ paperPlanning: null, assignment: "NO_PREF", favoritePages: [] }),
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

async function openMenu() {
  const loader = testLoader({ registry: registryWith({ pages }) });
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
