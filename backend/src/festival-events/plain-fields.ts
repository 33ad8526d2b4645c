import type { PlainField, PlainFields } from "@coulisses/shared-domain/festival-event/plain-field";
import { toSnakeCase } from "drizzle-orm/casing";

const columnOf = (name: string, { column = name }: PlainField) => column;

/** The arguments of `json_build_object` for these fields of the row `alias`. */
export function selected(fields: PlainFields, alias: string): string {
  return Object.entries(fields)
    .map(([name, field]) => `'${name}', ${alias}.${toSnakeCase(columnOf(name, field))}`)
    .join(", ");
}

/** One column of the row with its type, for each field of a section. */
type Columns<Fields extends PlainFields> = {
  [Name in keyof Fields]: {
    column: Fields[Name] extends { column: infer Column extends string } ? Column : Name & string;
    value: Fields[Name]["initially"];
  };
}[keyof Fields];
type RowOf<Fields extends PlainFields> = {
  [Column in Columns<Fields> as Column["column"]]: Column["value"];
};

/** The columns that keep these fields of a section. */
export function rowOfFields<Fields extends PlainFields>(
  fields: Fields,
  section: { [Name in keyof Fields]: Fields[Name]["initially"] },
): RowOf<Fields> {
  const row = Object.entries(fields).map(([name, field]) => [columnOf(name, field), section[name]]);
  return Object.fromEntries(row) as RowOf<Fields>;
}
