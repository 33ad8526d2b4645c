import type { Call } from "@coulisses/shared-domain/contract/call";

type Schema = NonNullable<Call["body"]>;
type Value<S extends Schema> = S["_zod"]["output"];
type Shape = {
  type: string;
  format?: string;
  shape: Record<string, Schema>;
  innerType: Schema;
  in: Schema;
  options: [Schema];
  entries: Record<string, unknown>;
  values: [unknown];
};

/** A value of the contract with these fields; the emptiest ones in all others, and none that may be absent. */
export function sampleOf<S extends Schema>(schema: S, fields: Partial<Value<S>>): Value<S> {
  return Object.assign(emptiest(schema) as object, fields) as Value<S>;
}

const shapeOf = (schema: Schema) => schema.def as unknown as Shape;

function emptiest(schema: Schema): unknown {
  const { type, format, shape, innerType, in: before, options, entries, values } = shapeOf(schema);
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(shape)
          .filter(([, field]) => shapeOf(field).type !== "optional")
          .map(([name, field]) => [name, emptiest(field)]),
      );
    case "array":
      return [];
    case "boolean":
      return false;
    case "enum":
      return Object.values(entries)[0];
    case "literal":
      return values[0];
    case "nullable":
    case "null":
      return null;
    case "number":
      return 0;
    case "string":
      return format === "datetime" ? "2026-05-15T16:00:00.000Z" : "";
    case "union":
      return emptiest(options[0]);
    default:
      return emptiest(innerType ?? before);
  }
}
