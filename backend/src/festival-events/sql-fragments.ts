import { identity, identityFields } from "../database/identity";

/** True for a sheet that is neither removed nor archived. */
export const live = (sheet: string) => `${sheet}.deleted_at is null and ${sheet}.archived_at is null`;

/** The edition of a row of sheets if it is archived, as the column `archived`. */
export const archivedEdition = "case when archived_at is not null then edition end as archived";

/** ED-5: the edition of the sheet `row` of `table`, and the sheets of other editions that belong to it. */
export const editionOfSheet = (table: string, row: string) => {
  const other = (condition: string) => `(
    select json_build_object('id', other.id, 'edition', other.edition)
    from ${table} other where ${condition} and other.deleted_at is null order by other.id limit 1)`;
  return `json_strip_nulls(json_build_object('number', ${row}.edition, 'isArchived', ${row}.archived_at is not null,
    'from', ${other(`other.id = ${row}.restarted_from`)}, 'next', ${other(`other.restarted_from = ${row}.id`)}))`;
};

/** A person with further `fields`: names and JSON expressions. */
export const identityWith = (user: string, fields: string) =>
  `json_build_object(${identityFields(user)}, ${fields})`;

/** An object of JSON expressions without the fields whose value is null. */
export function definedFields(fields: Record<string, string>): string {
  const rows = Object.entries(fields).map(([name, json]) => `('${name}', ${json})`);
  return `(
  select json_object_agg(field.name, field.value)
  from (values ${rows.join(",\n    ")}) as field(name, value)
  where field.value is not null)`;
}

/** Start and end of the row `period`. */
export const bounds = (period: string) =>
  `'start', iso_instant(${period}.start_at), 'end', iso_instant(${period}.end_at)`;

/** The windows that `table` holds for the activity `fa`, by date. */
export const timeWindows = (table: string) => `(
  select coalesce(json_agg(json_build_object('id', w.id, ${bounds("w")}) order by w.start_at, w.end_at), '[]')
  from ${table} w where w.activity_id = fa.id)`;

/** A request for gear: its row is `r`, the gear's `g`. */
export const requestFields = `'slug', g.slug, 'name', g.name, 'quantity', r.quantity, 'isConsumable', g.is_consumable,
    'drive', r.drive`;

/** The feedbacks of a sheet, in order; `condition` is about the row `f` of `table`. */
export const feedbacks = (table: string, condition: string) => `(
  select coalesce(json_agg(json_build_object('author', ${identity("author")}, 'content', f.content,
    'publishedAt', iso_instant(f.published_at)) order by f.published_at, f.id), '[]')
  from ${table} f join users author on author.id = f.author_id where ${condition})`;

/** The key events of a sheet, in order; `condition` is about the row `h` of `table`. */
export const history = (table: string, condition: string) => `(
  select coalesce(json_agg(json_build_object('action', h.action, 'by', ${identity("instigator")},
    'at', iso_instant(h.at), 'description', h.description) order by h.at, h.id), '[]')
  from ${table} h join users instigator on instigator.id = h.by_id where ${condition})`;

/** When the review of each sheet was last asked for: rows of `asked_at` and the sheet's `key`. */
export const reviewRequests = (table: string, key: string) => `(
  select ${key}, max(at) as asked_at from ${table} where action = 'READY_TO_REVIEW' group by ${key})`;

/** The last request for the review of each sheet that is no draft. */
export const reviewRequestsOf = (sheets: string, { history, key }: { history: string; key: string }) => `
select coalesce(json_agg(json_build_object('id', sheet.id, 'askedAt', iso_instant(asked.asked_at)) order by sheet.id), '[]')::text
  as body
from ${sheets} sheet
join ${reviewRequests(history, key)} asked on asked.${key} = sheet.id
where ${live("sheet")} and sheet.status <> 'DRAFT'`;

/** One row at most, `reason`: the last rejection of the sheet `id` that its author has not withdrawn. */
export const lastRefusal = (table: string, { key, id, label }: Record<"key" | "id" | "label", string>) => `(
  select substr(h.description, ${label.length + 1}) as reason from ${table} h
  where h.${key} = ${id} and h.action = 'REJECTED' and not exists (
    select from ${table} later where later.${key} = h.${key} and later.by_id = h.by_id and later.id > h.id
      and later.action in ('APPROVED', 'TAKEN_BACK'))
  order by h.at desc, h.id desc limit 1)`;
