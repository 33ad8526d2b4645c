import { displayName } from "./display-name";
import type { UserIdentity } from "./user";
import { slugOf } from "../slug";

/** The content of pasted lines: texts by the id of a person, and the names left out. */
type PastedLines = {
  amounts: Record<number, string>;
  /** Names that no person has. */
  unknown: string[];
  /** Names that several people have, or that are pasted twice. */
  ambiguous: string[];
};

// A name and its number in a text without columns: the number follows the last space.
const WORDS = /^(.*?)\s+(\S+(?: ?€)?)$/;

/** The name of a line, from one or two columns, and the text of its last column. */
function partsOf(line: string): { name: string; amount: string | undefined } {
  const columns = line.split(/[\t;]/).map((column) => column.trim());
  if (columns.length > 1) return { name: columns.slice(0, -1).join(" "), amount: columns.at(-1) };
  const [, name = line, amount] = WORDS.exec(line.trim()) ?? [];
  return { name, amount };
}

/**
 * The same for a line that may be a name alone; without columns, a word without digit is part of the name.
 */
function nameFirst(line: string): { name: string; amount?: string } {
  const { name, amount = "" } = partsOf(line);
  if (/[\t;]/.test(line)) return amount === "" ? { name } : { name, amount };
  return /\d/.test(amount) ? { name, amount } : { name: line.trim() };
}

/**
 * Reads names and numbers copied from a spreadsheet, a line each. A name is a person's whole name in either
 * order, their nickname or their last name; accents don't count, nothing is guessed. With `absent`, the
 * amount of a missing number, a line may be a name alone.
 */
export function readPastedLines(text: string, people: readonly UserIdentity[], absent?: string): PastedLines {
  const namesakes = peopleByName(people);
  const amounts = new Map<number, string>();
  const pasted: PastedLines = { amounts: {}, unknown: [], ambiguous: [] };
  const twice = new Set<number>();
  for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== "")) {
    const { name, amount } = absent === undefined ? partsOf(line) : { amount: absent, ...nameFirst(line) };
    const [person, ...others] = [...(namesakes.get(slugOf(name)) ?? [])];
    if (person === undefined || amount === undefined) pasted.unknown.push(name);
    else if (others.length > 0) pasted.ambiguous.push(name);
    else if (amounts.has(person.id)) {
      twice.add(person.id);
      pasted.ambiguous.push(displayName(person));
    } else amounts.set(person.id, amount);
  }
  for (const id of twice) amounts.delete(id);
  return { ...pasted, amounts: Object.fromEntries(amounts), ambiguous: [...new Set(pasted.ambiguous)] };
}

/**
 * Messages about a paste that was not taken whole, one sentence each; `wrong` are the unreadable amounts by
 * person, and `wrongLabel` their name.
 */
export function untakenLines(
  text: string,
  people: readonly UserIdentity[],
  { unknown, ambiguous }: PastedLines,
  { wrong, wrongLabel }: { wrong: Readonly<Record<number, string>>; wrongLabel: string },
): string[] {
  const unreadable = people.flatMap((person) =>
    wrong[person.id] === undefined ? [] : [`${displayName(person)} (${wrong[person.id]})`],
  );
  return [
    unknown.length > 0 && `Introuvables : ${unknown.join(", ")}`,
    ambiguous.length > 0 && `Plusieurs personnes, ou deux fois : ${ambiguous.join(", ")}`,
    unreadable.length > 0 && `${wrongLabel} : ${unreadable.join(", ")}`,
    text.trim() === "" && "Rien n'est collé",
  ].filter((line) => line !== false);
}

function peopleByName(people: readonly UserIdentity[]): Map<string, Set<UserIdentity>> {
  const byName = new Map<string, Set<UserIdentity>>();
  for (const person of people) {
    const { firstname, lastname, nickname } = person;
    const names = [`${firstname} ${lastname}`, `${lastname} ${firstname}`, lastname, displayName(person)];
    for (const name of [...names, ...(nickname ? [nickname] : [])].map(slugOf)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(person));
    }
  }
  return byName;
}
