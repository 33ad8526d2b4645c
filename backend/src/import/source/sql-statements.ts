/** A statement of a dump, with the rows of its COPY, if it is one. */
export type DumpPart =
  { kind: "statement"; sql: string } | { kind: "row"; line: string } | { kind: "end-of-rows" };

const COPY = /^COPY .* FROM stdin/is;

/**
 * Cuts a dump into statements and the rows between `COPY … FROM stdin;` and `\.`. Orders of psql (`\connect`)
 * and comments are left out. Returns true when all was complete.
 */
export async function* dumpParts(lines: AsyncIterable<string>): AsyncGenerator<DumpPart, boolean> {
  const scan = statementScanner();
  let statement = "";
  let isInRows = false;
  for await (const line of lines) {
    if (isInRows) {
      isInRows = line !== "\\.";
      yield isInRows ? { kind: "row", line } : { kind: "end-of-rows" };
      continue;
    }
    if (statement === "" && (/^\s*(--.*)?$/.test(line) || line.startsWith("\\"))) continue;
    statement += `${line}\n`;
    if (!scan(`${line}\n`)) continue;
    yield { kind: "statement", sql: statement };
    isInRows = COPY.test(statement);
    statement = "";
  }
  return statement === "" && !isInRows;
}

const OPENING = /'|"|--|\$[a-z_]*\$|;\s*$/gi;

/** Says after each line whether a statement ends with it. Strings, names and bodies of functions may hold any sign. */
function statementScanner(): (line: string) => boolean {
  let closing: string | undefined;
  return (line) => {
    let at = 0;
    for (;;) {
      if (closing !== undefined) {
        const end = line.indexOf(closing, at);
        if (end < 0) return false;
        at = end + closing.length;
        closing = undefined;
      }
      OPENING.lastIndex = at;
      const found = OPENING.exec(line);
      if (found === null || found[0] === "--") return false;
      if (found[0].startsWith(";")) return true;
      closing = found[0];
      at = found.index + closing.length;
    }
  };
}
