import { matches, slugOf } from "./slug";

/**
 * The options whose text contains every typed word, in any order; accents and case don't count. First those
 * equal to the typed text, then those that begin with it, then those in which each typed word begins a word,
 * then the others. Equals keep their order; an empty text keeps them all.
 */
export function rankedMatches<T>(
  options: readonly T[],
  typed: string,
  textOf: (option: T) => string,
): readonly T[] {
  const search = slugOf(typed);
  if (search === "") return options;
  const words = search.split("-");
  const ranks: [whole: T[], beginning: T[], words: T[], parts: T[]] = [[], [], [], []];
  for (const option of options) {
    const text = slugOf(textOf(option));
    if (matches(text, search)) ranks[searchRank(text, search, words)].push(option);
  }
  return ranks.flat();
}

/** The rank of a text that has every typed word, all of them in the form of `slugOf`: the lower the better. */
export function searchRank(text: string, search: string, words: readonly string[]): 0 | 1 | 2 | 3 {
  if (text === search) return 0;
  if (text.startsWith(search)) return 1;
  return words.every((word) => beginsAWord(text, word)) ? 2 : 3;
}

function beginsAWord(text: string, typed: string): boolean {
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}
