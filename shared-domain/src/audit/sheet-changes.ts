import { type ChangedFields, changedFields } from "./changed-fields";

/** What a sheet only shows of other things, what it counts, and the history that it keeps itself. */
const ELSEWHERE = ["version", "history", "tasks", "festivalActivity", "conflicts"];
/** Of people the journal keeps their number alone, so that nothing is left of whoever asks to be forgotten. */
const OF_PEOPLE = ["firstname", "lastname", "nickname", "phone", "email"];
/** Longer texts stay on the sheet: of those the journal says that they changed. In characters. */
const LONGEST = 200;
/** A line of the journal tells of so many fields; those beyond are counted under `…`. */
const MOST_FIELDS = 40;

type Flat = Record<string, unknown>;

/**
 * What an edit made of a sheet, for a line of the journal: each field under its path (`general.timeWindows.3.start`),
 * parts of a list under their id. `undefined` is no sheet at all: before it was created, after it was removed.
 */
export function sheetChanges(before: object | undefined, after: object | undefined): ChangedFields {
  const [was, is] = [flat(before), flat(after)];
  const secret = [...Object.entries(was), ...Object.entries(is)]
    .filter(([path, value]) => isOfPeople(path) || isLong(value))
    .map(([path]) => path);
  const changed = Object.entries(changedFields(was, is, { secret }));
  const told = changed.filter(
    ([path]) => !isOfPeople(path) || !changed.some(([other]) => other === idBeside(path)),
  );
  if (told.length <= MOST_FIELDS) return Object.fromEntries(told);
  return { ...Object.fromEntries(told.slice(0, MOST_FIELDS)), "…": { after: told.length - MOST_FIELDS } };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);
const isOfPeople = (path: string) => OF_PEOPLE.includes(lastOf(path));
/** Who it is says more than their name, which changes with it. */
const idBeside = (path: string) => `${path.slice(0, -lastOf(path).length)}id`;
const isLong = (value: unknown) => typeof value === "string" && value.length > LONGEST;

function flat(value: unknown, path = "", found: Flat = {}): Flat {
  if (typeof value !== "object" || value === null) {
    if (path !== "" && value !== undefined) found[path] = value;
    return found;
  }
  for (const [name, part] of partsOf(value)) {
    if (!ELSEWHERE.includes(name)) flat(part, path === "" ? name : `${path}.${name}`, found);
  }
  return found;
}

/** Those of a list by their own key, so that one which goes doesn't make all that follow look new. */
function partsOf(value: object): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value);
  return value.map((part: unknown, index) => [keyOf(part) ?? String(index), part]);
}

function keyOf(part: unknown): string | undefined {
  if (typeof part !== "object" || part === null) return typeof part === "string" ? part : undefined;
  const { id, gear, team } = part as { id?: unknown; gear?: { id?: unknown }; team?: unknown };
  const key = id ?? gear?.id ?? team;
  return typeof key === "string" || typeof key === "number" ? String(key) : undefined;
}
