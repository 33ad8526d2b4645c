/**
 * The fields that a change touched, with the value before and after: `null` where there was or is nothing,
 * and neither side where the text is confidential or too long for the journal.
 */
export type ChangedFields = Record<string, { before?: unknown; after?: unknown }>;

/**
 * The longest value the journal keeps, in characters of JSON; of longer ones it only says that they changed.
 */
const LONGEST_TOLD = 10_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that differ between two states of one thing, for a line of the journal. `undefined` is a thing
 * that does not exist. `secret` and too long fields appear without their values.
 */
export function changedFields(
  before: Fields | undefined,
  after: Fields | undefined,
  { secret = [] }: { secret?: readonly string[] } = {},
): ChangedFields {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const fields: ChangedFields = {};
  for (const name of names) {
    const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const isTooLong = [was, is].some((value) => JSON.stringify(value).length > LONGEST_TOLD);
    fields[name] = secret.includes(name) || isTooLong ? {} : { before: was, after: is };
  }
  return fields;
}
