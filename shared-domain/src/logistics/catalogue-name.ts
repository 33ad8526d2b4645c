import { badInput } from "../festival-error";
import { slugOf } from "../slug";

const MINIMUM = 3;

export const NAME_TOO_SHORT = `Nom : ${MINIMUM} caractères au moins`;
export const NAME_WITHOUT_SLUG = "Nom : il faut au moins une lettre ou un chiffre";

/** The name of what stands in a catalogue, and the slug by which it is found; `tooShort` is the refusal to show. */
export function catalogueName(name: string, tooShort = NAME_TOO_SHORT): { name: string; slug: string } {
  const trimmed = name.trim();
  if (trimmed.length < MINIMUM) throw badInput(tooShort, "name");
  const slug = slugOf(trimmed);
  if (slug === "") throw badInput(NAME_WITHOUT_SLUG, "name");
  return { name: trimmed, slug };
}
