import { badInputRefusal } from "../testing/refusal";
import { addFavorite, favoritePages, knownFavorites, removeFavorite } from "./favorite-pages";
import { mobileBar } from "./mobile-bar";
import type { Page } from "./page";
import { sideMenu } from "./page-search";

const page = (path: string, title: string, details: Partial<Page> = {}): Page => ({
  path,
  title,
  mobile: true,
  ...details,
});
const home = page("/", "Accueil", { keywords: ["home"] });
const account = page("/my-personal-account", "Mon Compte Perso", {
  permission: "have-personal-account",
});
const meals = page("/shared-meals", "Repas Partagés", { permission: "shotgun-shared-meal" });
const volunteers = page("/volunteers", "Liste des Bénévoles", { permission: "view-volunteer" });
const availabilities = page("/availabilities", "Mes Dispos", { keywords: ["disponibilites"] });
const planning = page("/planning", "Mon Planning", { permission: "view-planning" });
const activities = page("/fa", "Fiches Activités", { permission: "read-fa", keywords: ["fas"] });
const stats = page("/stats", "Statistiques", {
  permission: "view-festival-events-stats",
  mobile: false,
});
const pages = [home, account, meals, volunteers, availabilities, planning, activities, stats];

const volunteer = { teams: ["benevole"], permissions: ["view-planning", "view-volunteer"] };
const organiser = {
  teams: ["hard"],
  permissions: ["view-orga-mobile-nav", "have-personal-account", "read-fa", "view-festival-events-stats"],
};

describe("The side navigation", () => {
  const paths = (list: Page[]) => list.map(({ path }) => path);

  it("lists what the person may enter: home, favourites, then the rest", () => {
    const menu = sideMenu(pages, { access: organiser, favorites: ["/stats"], typed: "" });
    expect(paths(menu.first)).toEqual(["/", "/stats"]);
    expect(paths(menu.others)).toEqual(["/my-personal-account", "/availabilities", "/fa"]);
  });

  it.each([
    ["Activité", ["/fa"]],
    ["FAS", ["/fa"]],
    ["dispo", ["/availabilities"]],
    ["mes mon", []],
    ["perso compte", ["/my-personal-account"]],
    ["benevoles", []],
  ])("« %s » finds %p", (typed, found) => {
    const menu = sideMenu(pages, { access: organiser, favorites: ["/stats"], typed });
    expect(paths([...menu.first, ...menu.others])).toEqual(found);
  });

  it("lists first the page whose title begins with the text, favourite or not", () => {
    const { first } = sideMenu(pages, { access: organiser, favorites: ["/stats"], typed: "a" });
    expect(paths(first)[0]).toBe("/");
    expect(paths(first)[1]).toBe("/fa");
  });

  it("lists the pages that are called so before those that are only about it", () => {
    const list = [page("/planning", "Mon Planning", { keywords: ["taches"] }), page("/ft", "Fiches Tâches")];
    const { first } = sideMenu(list, { access: organiser, favorites: [], typed: "taches" });
    expect(paths(first)).toEqual(["/ft", "/planning"]);
  });
});

describe("The bar of a phone", () => {
  const shown = (access: typeof volunteer) =>
    mobileBar(pages, access).buttons.map(({ page: { path }, enabled }) => [path, enabled]);

  it("has four places for a volunteer, greyed without the permission", () => {
    expect(shown(volunteer)).toEqual([
      ["/", true],
      ["/planning", true],
      ["/availabilities", true],
      ["/volunteers", true],
    ]);
    expect(shown({ teams: [], permissions: [] })[1]).toEqual(["/planning", false]);
    expect(mobileBar(pages, volunteer).more).toBeUndefined();
  });

  it("gives the place of a page that does not exist yet to one that the person may enter", () => {
    const lists = [home, activities, page("/ft", "Fiches Tâches", { permission: "read-ft" }), stats];
    const { buttons, more } = mobileBar(lists, organiser);
    expect(buttons.map(({ page: { path } }) => path)).toEqual(["/", "/fa"]);
    expect(more).toEqual([]);
  });

  it("has a page where something waits now, for a volunteer who may enter it", () => {
    const checkIn = page("/check-in", "Pointage", { permission: "view-planning" });
    const paths = (access: typeof volunteer) =>
      mobileBar([...pages, checkIn], access, [checkIn]).buttons.map(({ page: { path } }) => path);
    expect(paths(volunteer)).toEqual(["/", "/planning", "/availabilities", "/volunteers", "/check-in"]);
    expect(paths({ teams: [], permissions: [] })).not.toContain("/check-in");
    expect(mobileBar([...pages, checkIn], volunteer).buttons).toHaveLength(4);
  });

  it("leaves such a page behind « Plus » of an organiser", () => {
    const checkIn = page("/check-in", "Pointage", { permission: "read-fa" });
    const { buttons, more } = mobileBar([...pages, checkIn], organiser, [checkIn]);
    expect(buttons.map(({ page: { path } }) => path)).not.toContain("/check-in");
    expect(more).toContain(checkIn);
  });

  it("has no planning for an organiser without one", () => {
    expect(shown(organiser).map(([path]) => path)).toEqual([
      "/",
      "/my-personal-account",
      "/shared-meals",
      "/volunteers",
    ]);
  });

  it("has the planning second for an organiser with one", () => {
    const access = { ...organiser, permissions: [...organiser.permissions, "view-planning"] };
    expect(shown(access).map(([path]) => path)).toEqual([
      "/",
      "/planning",
      "/my-personal-account",
      "/shared-meals",
      "/volunteers",
    ]);
  });

  it("keeps behind « Plus » the other permitted pages that fit a phone", () => {
    expect(mobileBar(pages, organiser).more).toEqual([availabilities, activities]);
  });
});

describe("Favourite pages", () => {
  it("are pages of the menu, the home page and three pages of the activities", () => {
    expect(favoritePages).toHaveLength(38);
    expect(addFavorite([], "/fa/to-publish")).toEqual(["/fa/to-publish"]);
  });

  it.each(["/fa/:id", "/planning/12", "/login", "fa", ""])("« %s » is none", (path) => {
    const invalid = badInputRefusal("La page est invalide");
    expect(() => addFavorite([], path)).toThrow(invalid);
    expect(() => removeFavorite([], path)).toThrow(invalid);
  });

  it("are kept once", () => {
    expect(addFavorite(["/fa"], "/fa")).toEqual(["/fa"]);
    expect(addFavorite(["/fa"], "/ft")).toEqual(["/fa", "/ft"]);
  });

  it("are removed, and those that no longer exist are forgotten", () => {
    expect(removeFavorite(["/fa", "/ft"], "/fa")).toEqual(["/ft"]);
    expect(knownFavorites(["/fa", "/ancienne-page"])).toEqual(["/fa"]);
  });
});
