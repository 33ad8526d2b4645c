/** Marks in one call, at most. */
export const MOST_MARKS = 200;

/** The refusal of a mark whose id another mark has. */
export const ID_IN_USE = "Ce pointage porte l'identifiant d'un autre";

type Identified = { id: string };

/**
 * The marks of a sending that are new, each once, and the refusals of those whose id another mark has. Marks that are
 * stored already are neither: an answer may have been lost. `contentOf` tells the marks of one id apart.
 */
export function sortByNovelty<Mark extends Identified, Stored extends Identified>(
  marks: readonly Mark[],
  stored: readonly Stored[],
  contentOf: (mark: Mark | Stored) => string,
): { fresh: Mark[]; twins: { id: string; message: string }[] } {
  const seen = new Map(stored.map((mark) => [mark.id, contentOf(mark)]));
  const fresh: Mark[] = [];
  const twins: { id: string; message: string }[] = [];
  for (const mark of marks) {
    const content = contentOf(mark);
    const known = seen.get(mark.id);
    if (known === undefined) fresh.push(mark);
    else if (known !== content) twins.push({ id: mark.id, message: ID_IN_USE });
    seen.set(mark.id, known ?? content);
  }
  return { fresh, twins };
}
