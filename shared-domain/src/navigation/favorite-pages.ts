import { badInput } from "../festival-error";

/** Pages that a person may keep among the favourites. */
export const favoritePages = [
  "/",
  "/my-personal-account",
  "/shared-meals",
  "/volunteers",
  "/availabilities",
  "/planning",
  "/multi-planning",
  "/fa",
  "/ft",
  "/stats",
  "/fa/dashboard/security",
  "/fa/dashboard/logistic",
  "/fa/to-publish",
  "/configuration",
  "/registrations/staff",
  "/registrations/volunteer",
  "/contributions",
  "/sg",
  "/transactions",
  "/charisma/events/manage",
  "/charisma/events/list",
  "/charisma/periods",
  "/assignment/orga-task",
  "/assignment/task-orga",
  "/orga-need",
  "/timeline",
  "/need-help",
  "/logistic/catalog",
  "/logistic/inventory",
  "/logistic/dashboard",
  "/logistic/purchase",
  "/logistic/borrow",
  "/signa/location",
  "/signa/catalog",
] as const;
export type FavoritePage = (typeof favoritePages)[number];

export const INVALID_PAGE = "La page est invalide";

const isFavoritePage = (path: string): path is FavoritePage => favoritePages.some((page) => page === path);

export function toFavoritePage(path: string): FavoritePage {
  if (!isFavoritePage(path)) throw badInput(INVALID_PAGE);
  return path;
}

/** What was stored and still exists. */
export function knownFavorites(stored: readonly string[]): FavoritePage[] {
  return stored.filter(isFavoritePage);
}

/** A page is a favourite once. */
export function addFavorite(favorites: readonly string[], path: string): FavoritePage[] {
  return [...new Set([...knownFavorites(favorites), toFavoritePage(path)])];
}

export function removeFavorite(favorites: readonly string[], path: string): FavoritePage[] {
  const removed = toFavoritePage(path);
  return knownFavorites(favorites).filter((page) => page !== removed);
}
