import type { ColumnKind, Json, ValueKind } from "../peer";

/** Reads a value as PostgreSQL writes it; throws when the text is not of that kind. */
export function decode(text: string | null, kind: ColumnKind): unknown {
  if (text === null) {
    if (kind.endsWith("?")) return null;
    throw new Error("une valeur manque");
  }
  const value = decoders[kind.replace("?", "") as ValueKind](text);
  if (value === undefined) throw new Error(`« ${text.slice(0, 80)} » est illisible`);
  return value;
}

const booleans: Readonly<Record<string, boolean>> = { t: true, f: false, true: true, false: false };

const decoders: Readonly<Record<ValueKind, (text: string) => unknown>> = {
  text: (text) => text,
  int: (text) => (/^-?\d+$/.test(text) ? Number(text) : undefined),
  bool: (text) => booleans[text],
  instant: instantOf,
  texts: textsOf,
  json: (text) => JSON.parse(text) as Json,
};

const INSTANT = /^(\d{4,6})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?(?:\+00)?( BC)?$/;

/** The columns are without time zone and hold UTC. */
function instantOf(text: string): Date | undefined {
  const found = INSTANT.exec(text);
  if (found === null) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const fraction = Math.floor(Number(`0.${found[7] ?? "0"}`) * 1000);
  const at = new Date(0);
  // Date.UTC takes the years before 100 for those of the last century.
  at.setUTCFullYear(found[8] === undefined ? year : 1 - year, month - 1, day);
  at.setUTCHours(hour, minute, second, fraction);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/gy;

/** `{plain,"quoted, with \"signs\""}`, in one dimension. */
function textsOf(text: string): string[] | undefined {
  if (!text.startsWith("{") || !text.endsWith("}")) return undefined;
  const texts: string[] = [];
  let at = 1;
  while (at < text.length - 1) {
    ELEMENT.lastIndex = at;
    const [whole = "", quoted, plain] = ELEMENT.exec(text) ?? [];
    if (whole === "") return undefined;
    if (quoted !== undefined) texts.push(quoted.replace(/\\(.)/gs, "$1"));
    else if (plain !== undefined && plain !== "NULL") texts.push(plain);
    at += whole.length;
    if (text[at] === ",") at += 1;
    else if (at !== text.length - 1) return undefined;
  }
  return texts;
}
