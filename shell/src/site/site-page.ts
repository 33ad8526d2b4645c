import type { Registry } from "@coulisses/federation/registry";
import { type FeaturePage, menuGroups as groupNames } from "@coulisses/federation/feature";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import own from "../../pages.json";
import { publicPages } from "./public-pages";

/** A page of the site: the shell's own when `feature` is null. */
export type SitePage = Omit<FeaturePage, "permission"> & {
  feature: string | null;
  permission?: Permission;
};

/** The shell's own pages, told as in the `feature.json` of an app. */
const ownPages = own.pages.map((page) => ({ ...page, feature: null }) as SitePage);

type MenuGroup = (typeof groupNames)[number];

const groupTitles: Record<MenuGroup, string> = {
  mine: "Moi",
  sheets: "Fiches",
  people: "Bénévoles",
  assignment: "Affectation",
  field: "Terrain",
  gear: "Logistique",
  money: "Argent",
  settings: "Réglages",
};

/** The groups of the menu in their order, with their names. */
export const menuGroups = groupNames.map((id) => ({ id, title: groupTitles[id] }));

/**
 * Every page, in the menu's order; those out of the menu come last. The pages of an app that is left out
 * stay: opening one says why, which an unknown address would not.
 */
export function sitePages({ features, problems }: Registry): SitePage[] {
  const contributed = [...features, ...problems].flatMap(({ name, pages }) =>
    // A permission that this shell does not know is held by admin alone.
    pages.map((page) => ({ ...page, feature: name }) as SitePage),
  );
  return [...ownPages, ...contributed].sort((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ menu }: SitePage): number {
  if (menu === undefined) return Number.MAX_SAFE_INTEGER;
  return groupNames.indexOf(menu.group) * 100_000 + menu.order;
}

/** The work that the apps keep on the device until it is sent. */
export const unsentOf = ({ features }: Registry) => features.flatMap(({ unsent = [] }) => unsent);

/** True when the address matches a page's path such as `/check-in/:taskId`. */
export const isAddressOf = (path: string, address: string): boolean =>
  new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}/?$`).test(address);

/** The pages that the menu shows. */
export function inMenu(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ menu, public: isPublic }) => menu !== undefined && !isPublic);
}

/** The pages that a search finds: those of the menu, and others with search words. */
export function inSearch(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(
    ({ menu, keywords, public: isPublic }) => (menu ?? keywords) !== undefined && !isPublic,
  );
}

/** The address of the menu page above a page out of the menu; undefined for the menu's own. */
export function parentOf(pages: readonly SitePage[], path: string): string | undefined {
  const listed = inMenu(pages).map((page) => page.path);
  if (listed.includes(path)) return undefined;
  const parents = listed.filter((parent) => path.startsWith(`${parent}/`));
  return parents.sort((a, b) => b.length - a.length)[0] ?? "/";
}

/**
 * True when the address is that of another page of the menu below this one: `/configuration/teams` for
 * `/configuration`.
 */
export function isSubpage(pages: readonly SitePage[], { path }: SitePage, address: string): boolean {
  return inMenu(pages).some(
    (page) => page.path.startsWith(`${path}/`) && `${address}/`.startsWith(`${page.path}/`),
  );
}

/** The shell's own addresses: publishing and the registry refuse them to apps. */
export const ownAddresses: readonly string[] = [
  ...ownPages,
  // The registration, the claim and the kiosk belong to apps.
  ...publicPages.filter(({ screen }) => !["application", "claim", "kiosk"].includes(screen)),
].map(({ path }) => path);
