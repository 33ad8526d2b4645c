import { refused } from "../festival-error";

/** The most characters of all long texts of one sheet together: ten times the longest that we know of. */
export const LONGEST_SHEET = 250_000;
/** Shorter texts, such as names, don't count: their number is bounded. */
const SHORT = 300;

/** The length of the descriptions, instructions and comments of a sheet, in characters. */
export function lengthOf(part: unknown): number {
  if (typeof part === "string") return part.length > SHORT ? part.length : 0;
  if (typeof part !== "object" || part === null) return 0;
  return Object.values(part).reduce<number>((sum, one) => sum + lengthOf(one), 0);
}

/** A sheet that is too long may become shorter, not longer. Throws `refused` with advice. */
export function checkLength(before: unknown, after: unknown): void {
  const length = lengthOf(after);
  if (length <= LONGEST_SHEET || length <= lengthOf(before)) return;
  throw refused(
    `Les textes d'une fiche comptent ${LONGEST_SHEET.toLocaleString("fr")} caractères au plus, commentaires compris : ` +
      "raccourcis celui-ci, ou mets-le dans un document dont tu donnes le lien",
  );
}
