import { identity, identityFields } from "../database/identity";

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
