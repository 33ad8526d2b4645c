import { ImportRefusal } from "../import-refusal";

/** A name without its quotes. */
export const unquoted = (name: string) => name.trim().replace(/^"(.*)"$/s, "$1");

/** The names of a list of columns. */
export const namesIn = (list: string): string[] => list.split(",").map(unquoted);

const VALUE = /\s*(?:'((?:[^']|'')*)'|(NULL)|(true|false|-?[0-9][0-9.e+-]*))\s*/giy;

/** The rows of `(1, 'a', NULL), (2, 'b', true)`, as texts. */
export function* insertedRows(sql: string): Generator<(string | null)[]> {
  let at = 0;
  for (;;) {
    at = afterSign(sql, at, "(");
    const row: (string | null)[] = [];
    do {
      VALUE.lastIndex = at;
      const found = VALUE.exec(sql);
      if (found === null) throw unreadable(sql, at);
      const [whole, quoted, none, plain] = found;
      row.push(none === undefined ? (quoted?.replaceAll("''", "'") ?? plain ?? null) : null);
      at += whole.length;
    } while (sql[at++] === ",");
    if (sql[at - 1] !== ")") throw unreadable(sql, at - 1);
    yield row;
    if (!/^\s*,/.test(sql.slice(at, at + 10))) return;
    at = afterSign(sql, at, ",");
  }
}

function afterSign(sql: string, from: number, sign: string): number {
  const at = sql.indexOf(sign, from);
  if (at < 0 || sql.slice(from, at).trim() !== "") throw unreadable(sql, from);
  return at + 1;
}

const unreadable = (sql: string, at: number) =>
  new ImportRefusal(`L'export est illisible à partir de : ${sql.slice(at, at + 120)}`);
