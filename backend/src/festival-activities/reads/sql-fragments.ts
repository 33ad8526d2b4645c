/** A person as they are named beside something else; `user` is the alias of a row of `users`. */
export const identity = (user: string) =>
  `json_build_object('id', ${user}.id, 'firstname', ${user}.firstname, 'lastname', ${user}.lastname, 'nickname', ${user}.nickname)`;

/** The reviews of the activity `fa`, in the order in which they are shown; null in draft. */
export const reviews = `(
  select json_object_agg(review.team, review.review order by array_position(
    array['humain', 'matos', 'elec', 'barrieres', 'secu', 'signa', 'communication'], review.team))
  from festival_activity_reviews review where review.activity_id = fa.id)`;

/** The windows that `table` holds for the activity `fa`, by date. */
export const timeWindows = (table: string) => `(
  select coalesce(json_agg(json_build_object('id', w.id, 'start', iso_instant(w.start_at), 'end', iso_instant(w.end_at))
    order by w.start_at, w.end_at), '[]')
  from ${table} w where w.activity_id = fa.id)`;

/** An object of JSON expressions; the fields whose value is null are left out. */
export function definedFields(fields: Record<string, string>): string {
  const rows = Object.entries(fields).map(([name, json]) => `('${name}', ${json})`);
  return `(
  select json_object_agg(field.name, field.value)
  from (values ${rows.join(",\n    ")}) as field(name, value)
  where field.value is not null)`;
}
