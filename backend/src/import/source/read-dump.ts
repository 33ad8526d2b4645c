import { ImportRefusal } from "../import-refusal";
import { peerColumns } from "../peer-columns";
import { type DumpFile, dumpLines } from "./dump-lines";
import { MIGRATIONS } from "./peer-version";
import type { RawTable, RawTables } from "./raw-table";
import { dumpParts } from "./sql-statements";
import { insertedRows, namesIn, unquoted } from "./sql-values";

const wanted = new Set([...Object.keys(peerColumns), MIGRATIONS]);

const NAME = String.raw`(?:"?public"?\.)?("[^"]+"|[a-z0-9_]+)`;
const CREATE = new RegExp(`^CREATE TABLE ${NAME} \\((.*)\\)`, "is");
const COPY = new RegExp(`^COPY ${NAME} \\(([^)]*)\\) FROM stdin`, "is");
const INSERT = new RegExp(
  `^INSERT INTO ${NAME} (?:\\(([^)]*)\\) )?(?:OVERRIDING SYSTEM VALUE )?VALUES\\s*`,
  "is",
);
const ENCODING = /^SET client_encoding = '([^']*)'/i;

/** Reads the rows of a plain-SQL dump (COPY or INSERT). Nothing of it is run. */
export async function readDump(dump: DumpFile): Promise<RawTables> {
  const { name: file } = dump;
  const tables = new Map<string, RawTable>();
  const columnsOf = new Map<string, string[]>();
  let isComplete = false;
  let copied: RawTable | undefined;

  const tableOf = (quoted: string, columns: string[] | undefined): RawTable | undefined => {
    const name = unquoted(quoted);
    if (!wanted.has(name)) return undefined;
    const table = tables.get(name) ?? { columns: columns ?? columnsOf.get(name) ?? [], rows: [] };
    tables.set(name, table);
    return table;
  };

  const read = (sql: string) => {
    const encoding = ENCODING.exec(sql)?.[1];
    if (encoding !== undefined && encoding.toUpperCase() !== "UTF8") {
      throw new ImportRefusal(`${file} est en ${encoding} : refais l'export avec --encoding=UTF8.`);
    }
    const [, created, body] = CREATE.exec(sql) ?? [];
    if (created !== undefined) {
      columnsOf.set(unquoted(created), columnsIn(body ?? ""));
      tableOf(created, undefined);
      return;
    }
    const [, copiedName, copiedColumns] = COPY.exec(sql) ?? [];
    if (copiedName !== undefined) {
      copied = tableOf(copiedName, namesIn(copiedColumns ?? ""));
      checkSameColumns(copied, namesIn(copiedColumns ?? ""), file);
      return;
    }
    const [head = "", insertedName, insertedColumns] = INSERT.exec(sql) ?? [];
    if (insertedName === undefined) return;
    const columns = insertedColumns === undefined ? undefined : namesIn(insertedColumns);
    const table = tableOf(insertedName, columns);
    if (columns !== undefined) checkSameColumns(table, columns, file);
    for (const row of table === undefined ? [] : insertedRows(sql.slice(head.length))) {
      if (row.length !== table?.columns.length) throw unreadable(file, sql);
      table.rows.push(row);
    }
  };

  const parts = dumpParts(
    (async function* () {
      for await (const line of dumpLines(dump)) {
        if (line.startsWith("-- PostgreSQL database dump complete")) isComplete = true;
        yield line;
      }
    })(),
  );
  for (;;) {
    const { value, done } = await parts.next();
    if (done) {
      if (isComplete && value) return tables;
      throw new ImportRefusal(
        `${file} n'est pas un export complet d'une base PostgreSQL (sa dernière ligne manque) : refais-le avec pg_dump.`,
      );
    }
    if (value.kind === "statement") read(value.sql);
    else if (value.kind === "end-of-rows") copied = undefined;
    else if (copied !== undefined) {
      const row = copiedRow(value.line);
      if (row.length !== copied.columns.length) throw unreadable(file, value.line);
      copied.rows.push(row);
    }
  }
}

function unreadable(file: string, text: string): ImportRefusal {
  return new ImportRefusal(`${file} est illisible à partir de : ${text.slice(0, 120)}`);
}

/** A table already created has its columns in the order of the database, COPY may name them in another. */
function checkSameColumns(table: RawTable | undefined, columns: readonly string[], file: string): void {
  if (table === undefined) return;
  if (table.rows.length === 0) table.columns = columns;
  else if (table.columns.join() !== columns.join()) throw unreadable(file, columns.join(", "));
}

/** The names of a table's columns, a line each as pg_dump writes them. */
function columnsIn(body: string): string[] {
  return body
    .split("\n")
    .map((line) => /^\s*("[^"]+"|[a-z0-9_]+)\s/.exec(line)?.[1])
    .filter((name) => name !== undefined)
    .map(unquoted);
}

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** A line of COPY: values between tabs, `\N` for null. */
export function copiedRow(line: string): (string | null)[] {
  return line.split("\t").map((value) => {
    if (value === "\\N") return null;
    if (!value.includes("\\")) return value;
    return value.replace(/\\(.)/gs, (_whole, sign: string) => escapes[sign] ?? sign);
  });
}
