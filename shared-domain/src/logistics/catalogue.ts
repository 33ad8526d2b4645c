import { refused, badInput } from "../festival-error";
import { slugOf } from "../slug";

const MINIMUM = 3;

/** The `bad-input` message for a name of fewer than three characters. */
export const NAME_TOO_SHORT = `Nom : ${MINIMUM} caractères au moins`;
/** The `bad-input` message for a name that is only punctuation. */
export const NAME_WITHOUT_SLUG = "Nom : il faut au moins une lettre ou un chiffre";

/**
 * The trimmed name of an item of a catalogue, and its slug; `tooShort` replaces the message for a short name.
 * Throws `bad-input` on the field `name`.
 */
export function catalogueName(name: string, tooShort = NAME_TOO_SHORT): { name: string; slug: string } {
  const trimmed = name.trim();
  if (trimmed.length < MINIMUM) throw badInput(tooShort, "name");
  const slug = slugOf(trimmed);
  if (slug === "") throw badInput(NAME_WITHOUT_SLUG, "name");
  return { name: trimmed, slug };
}

/** The kinds of sheets that use an item of a catalogue, in the order of the message. */
export const holders = ["FA", "FT", "Fiche Emprunt", "Fiche Achat"] as const;
/** A sheet that uses an item of a catalogue. */
export type Use = { by: (typeof holders)[number]; id: number };

/** Throws `refused` when something is in use; `refusal` starts the sentence that ends with the uses. */
export function checkUnused(refusal: string, uses: readonly Use[]): void {
  if (uses.length > 0) throw refused(`${refusal} : ${sortedUses(uses).map(nameOfUse).join(", ")}`);
}

/** « FA 12 ». */
export const nameOfUse = ({ by, id }: Use): string => `${by} ${id}`;

/** Each use once, in the order of the message. */
export function sortedUses(uses: readonly Use[]): Use[] {
  const byName = new Map(uses.map((use) => [nameOfUse(use), use]));
  return [...byName.values()].sort((a, b) => holders.indexOf(a.by) - holders.indexOf(b.by) || a.id - b.id);
}

const paths: Record<Use["by"], string> = {
  FA: "/fa",
  FT: "/ft",
  "Fiche Emprunt": "/logistic/borrow",
  "Fiche Achat": "/logistic/purchase",
};

/** The address of the sheet's page. */
export const pathOfUse = ({ by, id }: Use): string => `${paths[by]}/${id}`;
