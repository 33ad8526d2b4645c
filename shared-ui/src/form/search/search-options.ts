import { slugOf } from "@coulisses/shared-domain/slug";

/** How many matches a list shows; more would be slower to read than typing one more letter. */
export const SHOWN_MATCHES = 50;

export type Matches<T> = { shown: T[]; hidden: number };

/** The options whose text contains what was typed, both as slugs. Texts that start with it come first. */
export function findMatches<T>(
  options: readonly T[],
  typed: string,
  textOf: (option: T) => string,
): Matches<T> {
  const slug = slugOf(typed);
  if (slug === "")
    return { shown: options.slice(0, SHOWN_MATCHES), hidden: Math.max(0, options.length - SHOWN_MATCHES) };
  const starting: T[] = [];
  const containing: T[] = [];
  for (const option of options) {
    const at = slugOf(textOf(option)).indexOf(slug);
    if (at === 0) starting.push(option);
    else if (at > 0) containing.push(option);
  }
  const found = [...starting, ...containing];
  return { shown: found.slice(0, SHOWN_MATCHES), hidden: Math.max(0, found.length - SHOWN_MATCHES) };
}
