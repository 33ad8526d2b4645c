/** A JSON schema as the OpenAPI document writes it. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Words that every object of JavaScript has, and texts that break parsers. */
export const hostileWords = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "\ud800",
  "9".repeat(400),
  "-1",
  "1e309",
  "NaN",
  "'; select 1; --",
  "%",
  "275760-09-13T00:00:00Z",
  "",
];

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], []);

const hostileValues: unknown[] = [
  ...hostileWords,
  -1,
  0.5,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  {},
  deep(30),
  ["constructor", "__proto__"],
  { constructor: { prototype: { polluted: true } } },
  { start: "1970-01-01T00:00:00Z", end: "9999-12-31T23:59:59Z" },
  { start: "2030-01-01T00:00:00Z", end: "2029-01-01T00:00:00Z" },
];

/** A value that this schema may accept. */
export function plausible(schema: Schema | undefined): unknown {
  if (schema === undefined) return {};
  const chosen = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (chosen) return plausible(chosen);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, plausible(one)]),
      );
    case "array":
      return [plausible(schema.items)];
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return plausibleText(schema);
  }
}

function plausibleText({ format, minLength = 1 }: Schema): string {
  if (format === "date-time") return "2030-05-10T12:00:00.000Z";
  if (format === "date") return "2030-05-10";
  if (format === "email") return "camille@example.org";
  if (format === "uuid") return "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  return "a".repeat(Math.max(3, minLength));
}

/** The value with each of its parts in turn replaced by each hostile one. */
export function* spoiled(value: unknown): Generator<unknown> {
  yield* hostileValues;
  if (Array.isArray(value)) {
    for (const inner of spoiled(value[0])) yield [inner];
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      for (const inner of spoiled(part)) yield { ...value, [name]: inner };
    }
    for (const word of hostileWords)
      yield Object.defineProperty({ ...value }, word, { value: {}, enumerable: true });
  }
}
