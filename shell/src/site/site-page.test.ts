import { readRegistry } from "@coulisses/federation/registry";
import { registryWith } from "../testing/test-site";
import { ownAddresses } from "./site-page";
import { inMenu, inSearch, parentOf, sitePages } from "./site-page";

const page = (path: string, menu?: { group: string; order: number }) => ({
  path,
  title: path,
  icon: "home",
  mobile: true,
  ...(menu && { menu }),
});

const recap = { ...page("/fa/dashboard/security"), keywords: ["recapitulatif"] };

test("the menu's pages stand in the order of their groups, then in their own", () => {
  const registry = registryWith({
    pages: [
      page("/logistic", { group: "gear", order: 1 }),
      page("/fa/:id"),
      page("/ft", { group: "mine", order: 20 }),
      page("/fa", { group: "mine", order: 10 }),
    ],
  });
  expect(inMenu(sitePages(registry)).map(({ path }) => path)).toEqual([
    "/",
    "/fa",
    "/ft",
    "/logistic",
    "/apps",
    "/audit",
    "/failed-jobs",
  ]);
});

test("a search also finds the pages out of the menu that have words for it", () => {
  const pages = sitePages(
    registryWith({
      pages: [page("/fa", { group: "mine", order: 10 }), page("/fa/:id"), recap],
    }),
  );
  const found = inSearch(pages).map(({ path }) => path);
  expect(found).toEqual(expect.arrayContaining(["/fa", recap.path]));
  expect(found).not.toContain("/fa/:id");
  expect(inMenu(pages).map(({ path }) => path)).not.toContain(recap.path);
});

test("a page out of the menu belongs to the menu's page under whose address it stands, else to the home page", () => {
  const pages = sitePages(
    registryWith({
      pages: [page("/fa", { group: "mine", order: 10 }), page("/fa/:id"), page("/planning/:userId")],
    }),
  );
  expect(parentOf(pages, "/fa/12")).toBe("/fa");
  expect(parentOf(pages, "/planning/3")).toBe("/");
  expect(parentOf(pages, "/fa")).toBeUndefined();
  expect(parentOf(pages, "/")).toBeUndefined();
});

test("a page without a place in the menu can still be opened", () => {
  expect(sitePages(registryWith({ pages: [page("/fa/:id")] })).map(({ path }) => path)).toContain("/fa/:id");
});

test("the pages of an app that does not take part can be opened too, to read why", () => {
  const registry = readRegistry({
    features: [{ name: "mf-tasks", contract: 99, pages: [page("/ft")], cards: [] }],
  });
  expect(sitePages(registry).find(({ path }) => path === "/ft")).toMatchObject({ feature: "mf-tasks" });
});

test("the shell's own addresses are those of its pages and of its light screens; registration is an app's", () => {
  expect(ownAddresses).toEqual(expect.arrayContaining(["/", "/apps", "/login", "/reset", "/reset/:token"]));
  expect(ownAddresses).not.toContain("/register");
});
