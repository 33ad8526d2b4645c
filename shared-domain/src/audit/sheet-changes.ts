import { type ChangedFields, changedFields } from "./changed-fields";

/**
 * Fields left out of the journal: those shown from other things, counted ones, and the sheet's own history.
 */
const ELSEWHERE = ["version", "history", "tasks", "festivalActivity", "conflicts", "edition"];
/**
 * Left out: the journal keeps people's ids alone, so that nothing remains of a person who asks to be
 * forgotten.
 */
const OF_PEOPLE = ["firstname", "lastname", "nickname", "phone", "email"];
/**
 * The longest text the journal keeps, in characters; of longer ones it only says that they changed, as they
 * stay on the sheet.
 */
const LONGEST = 200;
/** The most fields on one line of the journal; further ones are counted under `…`. */
const MOST_FIELDS = 40;

type Flat = Record<string, unknown>;

/**
 * The changes of an edit, for a line of the journal: each field under its path
 * (`general.timeWindows.3.start`), elements of a list under their id. `undefined` is no sheet: before its
 * creation or after its removal.
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
/** The id identifies the person; their name only changes with it. */
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

/** Elements of a list are keyed by their id: a removed one does not make all that follow look new. */
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
