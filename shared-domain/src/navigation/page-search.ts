import { type Access, can } from "../access/access";
import { slugOf } from "../slug";
import type { Page } from "./page";

/** A page is found by its title and by its search words. */
export function isPageFoundBy({ title, keywords = [] }: Page, typed: string): boolean {
  const text = slugOf(typed);
  return [slugOf(title), ...keywords].some((keyword) => keyword.includes(text));
}

/** The side menu in its two parts. */
export type SideMenu<P> = { first: P[]; others: P[] };

/** What the side navigation lists: the home page and the favourites, then the other pages. */
export function sideMenu<P extends Page>(
  pages: readonly P[],
  { access, favorites, typed }: { access: Access; favorites: readonly string[]; typed: string },
): SideMenu<P> {
  const listed = pages
    .filter(({ permission }) => can(access, permission))
    .filter((page) => isPageFoundBy(page, typed));
  const isFirst = ({ path }: P) => path === "/" || favorites.includes(path);
  return {
    first: [
      ...listed.filter(({ path }) => path === "/"),
      ...listed.filter((page) => page.path !== "/" && isFirst(page)),
    ],
    others: listed.filter((page) => !isFirst(page)),
  };
}
