import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { rankedMatches } from "../search-ranking";

/** The name that is being typed after an `@`: its place in the text, and the letters so far. */
export type TypedMention = { start: number; search: string };

/** As much as a first and last name with a nickname. */
const LONGEST = 60;
const TYPED = /(?:^|[\s(])@([^@\n]*)$/u;

/** INB-9: the name that a person types where the caret stands, if any. */
export function typedMention(text: string, caret: number): TypedMention | undefined {
  const search = TYPED.exec(text.slice(0, caret))?.[1];
  if (search === undefined || search.length > LONGEST) return undefined;
  return { start: caret - search.length - 1, search };
}

/** The text of a mention. */
export const mentionOf = (person: UserIdentity): string => `@${displayName(person)}`;

const MOST_OFFERED = 6;

/** The people to offer for those letters, the best first; none once one of them stands there whole. */
export function offeredMentions(people: readonly UserIdentity[], search: string): readonly UserIdentity[] {
  const isNamed = people.some((person) => search.startsWith(`${displayName(person)} `));
  return isNamed ? [] : rankedMatches(people, search, displayName).slice(0, MOST_OFFERED);
}

/** INB-9: the ids of the people whom the text names, each once; namesakes are named together. */
export const mentionedIn = (text: string, people: readonly UserIdentity[]): number[] =>
  people.filter((person) => names(text, mentionOf(person))).map(({ id }) => id);

/** True when the mention stands there whole, not as the beginning of a longer name. */
function names(text: string, mention: string): boolean {
  for (let at = text.indexOf(mention); at >= 0; at = text.indexOf(mention, at + 1)) {
    if (!/^[\p{L}\p{N}]/u.test(text.slice(at + mention.length))) return true;
  }
  return false;
}
