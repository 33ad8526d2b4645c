import { Link } from "@coulisses/shared-pages/router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../testing/test-site";
import { AFTER_PAINT, usePrefetchOnIntent } from "./use-prefetch-on-intent";

const registry = registryWith({
  pages: [
    activitiesPage,
    { path: "/stats", title: "Statistiques", icon: "home", mobile: true, permission: "manage-admins" },
  ],
});

function Menu() {
  usePrefetchOnIntent();
  return (
    <>
      <Link to="/fa">
        <span>Fiches Activités</span>
      </Link>
      <Link to="/stats">Statistiques</Link>
      <Link to="/">Accueil</Link>
      <a href="https://elsewhere.test/fa">Ailleurs</a>
      <p>Du texte</p>
    </>
  );
}

async function showMenu() {
  const prefetch = jest.fn();
  await renderInSite(<Menu />, { loader: { ...testLoader({ registry }), prefetch } });
  return prefetch;
}

test("the pointer over a link, wherever in it, loads the page's code ahead", async () => {
  const prefetch = await showMenu();
  fireEvent.pointerOver(screen.getByText("Fiches Activités"));
  expect(prefetch).not.toHaveBeenCalled();
  await waitFor(() => expect(prefetch).toHaveBeenCalledWith("mf-activities", "/fa"));
});

test("so does the keyboard's focus", async () => {
  const prefetch = await showMenu();
  await userEvent.tab();
  await waitFor(() => expect(prefetch).toHaveBeenCalledWith("mf-activities", "/fa"));
});

test.each([
  ["a page that the person may not open", "Statistiques"],
  ["a page of the shell", "Accueil"],
  ["another site", "Ailleurs"],
  ["no link at all", "Du texte"],
])("nothing is loaded ahead for %s", async (_what, text) => {
  const prefetch = await showMenu();
  jest.useFakeTimers();
  fireEvent.pointerOver(screen.getByText(text));
  jest.advanceTimersByTime(AFTER_PAINT);
  jest.useRealTimers();
  expect(prefetch).not.toHaveBeenCalled();
});
