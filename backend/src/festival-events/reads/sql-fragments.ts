/** A person as they are named beside something else; `user` is the alias of a row of `users`. */
export const identity = (user: string) =>
  `json_build_object('id', ${user}.id, 'firstname', ${user}.firstname, 'lastname', ${user}.lastname, 'nickname', ${user}.nickname)`;

/** An object of JSON expressions; the fields whose value is null are left out. */
export function definedFields(fields: Record<string, string>): string {
  const rows = Object.entries(fields).map(([name, json]) => `('${name}', ${json})`);
  return `(
  select json_object_agg(field.name, field.value)
  from (values ${rows.join(",\n    ")}) as field(name, value)
  where field.value is not null)`;
}
