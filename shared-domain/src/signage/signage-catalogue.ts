import { type FestivalError, badInput, notFound, refused } from "../festival-error";
import { catalogueName, checkUnused } from "../logistics/catalogue";
import { slugOf } from "../slug";
import type { Versioned } from "../version-conflict";

/** The materials of a sign. */
export const signageTypes = ["BACHE", "PANNEAU", "AFFICHE"] as const;
/** One of the types of signs. */
export type SignageType = (typeof signageTypes)[number];

/** The French name of each type. */
export const signageTypeLabels: Record<SignageType, string> = {
  BACHE: "Bâche",
  PANNEAU: "Panneau",
  AFFICHE: "Affiche",
};

/** A signage of the catalogue as a sheet names it. */
export type CatalogueSignage = { id: number; name: string; type: SignageType };

/** A signage of the catalogue. `image` only tells that a picture exists. */
export type CatalogueSignageItem = CatalogueSignage & Versioned & { slug: string; image?: string };

/** The fields of a signage that a person fills in. `file` is a new picture, its bytes in base64. */
export type SignageItemForm = Pick<CatalogueSignageItem, "name" | "type"> & { file?: string };

const LONGEST_NAME = 40;

/** The `bad-input` message for a short name. */
export const SIGNAGE_NAME_TOO_SHORT = "Taper au moins 3 caractères";
/** The `bad-input` message for a long name. */
export const SIGNAGE_NAME_TOO_LONG = `Nom : ${LONGEST_NAME} caractères au plus`;

/** The `not-found` refusal for an unknown signage. */
export const signageNotFound = (): FestivalError => notFound("La signalisation n'existe pas");

/** The same for a request that names it. */
export const signageNotInCatalogue = (): FestivalError =>
  notFound("La signalétique n'existe pas dans le catalogue");

/** The `not-found` refusal for a signage without picture. */
export const signageImageNotFound = (): FestivalError => notFound("L'image n'a pas été trouvée");

/** The `refused` error for a name that is taken. */
const signageAlreadyExists = (): FestivalError => refused("La signalisation avec ce nom existe déjà", "name");

/**
 * The fields to store of a new signage, or of the signage `id`. Throws `bad-input` for the name, `refused`
 * when another signage has its slug.
 */
export function signageToStore(
  { name, type }: SignageItemForm,
  signages: readonly Pick<CatalogueSignageItem, "id" | "slug">[],
  id?: number,
): Pick<CatalogueSignageItem, "name" | "slug" | "type"> {
  const names = catalogueName(name, SIGNAGE_NAME_TOO_SHORT);
  if (names.name.length > LONGEST_NAME) throw badInput(SIGNAGE_NAME_TOO_LONG, "name");
  if (signages.some((signage) => signage.slug === names.slug && signage.id !== id)) {
    throw signageAlreadyExists();
  }
  return { ...names, type };
}

/** `activities` are the ids of those that use it. Throws `refused` with the list of them. */
export function checkSignageRemovable(activities: readonly number[]): void {
  checkUnused(
    "Impossible de supprimer la signalisation, elle est liée à",
    activities.map((id) => ({ by: "FA", id })),
  );
}

/** True when the name contains the filter and the type equals it; an absent filter accepts everything. */
export function matchesSignageSearch(
  { slug, type }: Pick<CatalogueSignageItem, "slug" | "type">,
  asked: { name?: string | undefined; type?: SignageType | undefined },
): boolean {
  return slug.includes(slugOf(asked.name ?? "")) && (asked.type === undefined || asked.type === type);
}
