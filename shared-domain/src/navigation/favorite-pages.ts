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
  "/assignment/proposals",
  "/orga-need",
  "/timeline",
  "/need-help",
  "/check-in",
  "/check-in/board",
  "/swaps",
  "/logistic/catalog",
  "/logistic/inventory",
  "/logistic/dashboard",
  "/logistic/purchase",
  "/logistic/borrow",
  "/signa/location",
  "/signa/catalog",
] as const;
/** The path of a page that can be a favourite. */
type FavoritePage = (typeof favoritePages)[number];

/** The `bad-input` message for a path that can't be a favourite. */
const INVALID_PAGE = "La page est invalide";

const isFavoritePage = (path: string): path is FavoritePage => favoritePages.some((page) => page === path);

/**
 * Reads a path that comes from outside.
 * Throws `bad-input` INVALID_PAGE.
 */
function toFavoritePage(path: string): FavoritePage {
  if (!isFavoritePage(path)) throw badInput(INVALID_PAGE);
  return path;
}

/** The stored favourites that still exist. */
export function knownFavorites(stored: readonly string[]): FavoritePage[] {
  return stored.filter(isFavoritePage);
}

/**
 * The favourites with one more, each once.
 * Throws `bad-input` INVALID_PAGE.
 */
export function addFavorite(favorites: readonly string[], path: string): FavoritePage[] {
  return [...new Set([...knownFavorites(favorites), toFavoritePage(path)])];
}

/**
 * The favourites without one; removing it twice changes nothing.
 * Throws `bad-input` INVALID_PAGE.
 */
export function removeFavorite(favorites: readonly string[], path: string): FavoritePage[] {
  const favorite = toFavoritePage(path);
  return knownFavorites(favorites).filter((page) => page !== favorite);
}
