import type { PeerTables } from "../../src/import/peer";
import { peerColumns } from "../../src/import/peer-columns";

const VERSION = "20260707223730_remove_notifications";

/** These rows as `pg_dump` writes them; a table that newer versions lack is left out where it is empty. */
export function dumpText(peer: PeerTables): string {
  const tables = Object.entries(peerColumns).map(([name, columns]) =>
    copied(name, Object.keys(columns), peer[name as keyof PeerTables]),
  );
  const migrations = copied(
    "_prisma_migrations",
    ["migration_name", "finished_at", "rolled_back_at"],
    [{ migration_name: VERSION, finished_at: new Date(), rolled_back_at: null }],
  );
  return [
    "SET client_encoding = 'UTF8';",
    migrations,
    ...tables,
    "-- PostgreSQL database dump complete",
    "",
  ].join("\n\n");
}

function copied(table: string, columns: readonly string[], rows: readonly object[]): string {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const lines = rows.map((row) =>
    columns.map((column) => copiedValue((row as Record<string, unknown>)[column])).join("\t"),
  );
  return [`COPY public."${table}" (${names}) FROM stdin;`, ...lines, "\\."].join("\n");
}

const signs: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function copiedValue(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  return written(value).replace(/[\\\t\n\r]/g, (sign) => signs[sign] ?? sign);
}

function written(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace("T", " ").replace("Z", "");
  if (typeof value === "boolean") return value ? "t" : "f";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}
