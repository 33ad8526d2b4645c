import { createHash } from "node:crypto";
import { ImportRefusal } from "../import-refusal";
import type { ColumnKind, PeerTable, PeerTables } from "../peer";
import { peerColumns } from "../peer-columns";
import { decode } from "./decode";
import { findColumn, passingTables } from "./older-databases";
import type { RawTable, RawTables } from "./raw-table";

const tableNames = Object.keys(peerColumns) as PeerTable[];

type Row = Record<string, unknown>;

/**
 * The rows with their values read, in the order of their columns, since a database gives them in any. The
 * digest is the same for the same rows, whether they come from a file or a server.
 */
export function readTables(raw: RawTables): { peer: PeerTables; digest: string } {
  const hash = createHash("sha256");
  const peer = Object.fromEntries(
    tableNames.map((name) => {
      const table = raw.get(name);
      if (table === undefined) {
        if (passingTables.includes(name)) return [name, []];
        throw new ImportRefusal(`Il manque à cette base d'Overbookd la table « ${name} ».`);
      }
      const rows = readTable(name, table);
      // Both forms of all tables at once would take twice the memory.
      table.rows.length = 0;
      hash.update(`${name} ${String(rows.length)}\n`);
      for (const one of rows.map(digestOf).toSorted()) hash.update(one);
      return [name, rows];
    }),
  );
  return { peer: peer as unknown as PeerTables, digest: hash.digest("hex") };
}

const digestOf = (row: Row) => createHash("sha256").update(JSON.stringify(row)).digest("hex");

function readTable(name: PeerTable, { columns, rows }: RawTable): Row[] {
  const kinds = Object.entries(peerColumns[name] as Record<string, ColumnKind>);
  const readers = kinds.map(([column, kind]) => {
    const found = findColumn(name, column, columns);
    if (found === undefined) {
      throw new ImportRefusal(`Il manque à la table « ${name} » d'Overbookd la colonne « ${column} ».`);
    }
    const textIn = (row: readonly (string | null)[]) =>
      "at" in found ? (row[found.at] ?? null) : found.otherwise;
    return { column, read: (row: readonly (string | null)[]) => decode(textIn(row), kind) };
  });
  return rows
    .map((row, at) => {
      const values: Row = {};
      for (const { column, read } of readers) {
        try {
          values[column] = read(row);
        } catch (error) {
          const why = error instanceof SyntaxError ? "du JSON illisible" : (error as Error).message;
          throw new ImportRefusal(
            `Table « ${name} », ligne ${String(at + 1)} (${row.slice(0, 3).join(", ")}), colonne « ${column} » : ${why}. Corrige-la dans Overbookd, puis recommence.`,
          );
        }
      }
      return values;
    })
    .toSorted((one, other) => compareRows(one, other, kinds));
}

function compareRows(one: Row, other: Row, kinds: readonly [string, ColumnKind][]): number {
  for (const [column, kind] of kinds) {
    if (kind.startsWith("json")) continue;
    const order = compare(one[column], other[column]);
    if (order !== 0) return order;
  }
  return 0;
}

/** Values of one column: numbers and instants by size, texts letter by letter, null last. */
function compare(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const [a, b] = [comparable(one), comparable(other)];
  return a < b ? -1 : Number(a > b);
}

const comparable = (value: unknown): number | string =>
  typeof value === "string" ? value : Array.isArray(value) ? value.join() : Number(value);
