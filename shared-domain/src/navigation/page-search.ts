import { type Access, can } from "../access/access";
import { rankedMatches } from "../search-ranking";
import type { Page } from "./page";

/** The side menu in its two parts. */
type SideMenu<P> = { first: P[]; others: P[] };

/**
 * The pages of the side navigation: home and favourites first, then the others. With a typed text: the pages
 * found by title, then by search words, the best first, all in the first part.
 */
export function sideMenu<P extends Page>(
  pages: readonly P[],
  { access, favorites, typed }: { access: Access; favorites: readonly string[]; typed: string },
): SideMenu<P> {
  const allowedPages = pages.filter(({ permission }) => can(access, permission));
  if (typed.trim() !== "") return { first: foundPages(allowedPages, typed), others: [] };
  const isFirst = ({ path }: P) => path === "/" || favorites.includes(path);
  return {
    first: [
      ...allowedPages.filter(({ path }) => path === "/"),
      ...allowedPages.filter((page) => page.path !== "/" && isFirst(page)),
    ],
    others: allowedPages.filter((page) => !isFirst(page)),
  };
}

function foundPages<P extends Page>(pages: readonly P[], typed: string): P[] {
  const titled = rankedMatches(pages, typed, ({ title }) => title);
  const others = rankedMatches(pages, typed, searchedText).filter((page) => !titled.includes(page));
  return [...titled, ...others];
}

const searchedText = ({ title, keywords = [] }: Page) => [title, ...keywords].join(" ");
