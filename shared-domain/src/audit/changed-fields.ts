/**
 * What became of each field that a change touched: `null` where there was or is nothing, and neither side where the
 * text itself is for fewer eyes than the journal.
 */
export type ChangedFields = Record<string, { before?: unknown; after?: unknown }>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that differ between two states of one thing, for a line of the journal. `undefined` is none at all; of
 * `secret` fields the line says that they changed, and no more.
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
    fields[name] = secret.includes(name) ? {} : { before: was, after: is };
  }
  return fields;
}
