/**
 * What became of each field that a change touched: `null` where there was or is nothing, and neither side where the
 * text itself is for fewer eyes than the journal.
 */
export type ChangedFields = Record<string, { before?: unknown; after?: unknown }>;

/** Characters of a value, as JSON, beyond which the journal only says that it changed. */
const LONGEST_TOLD = 10_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that differ between two states of one thing, for a line of the journal. `undefined` is none at all; of
 * `secret` fields, and of those that are too long to be kept twice, the line says that they changed, and no more.
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
