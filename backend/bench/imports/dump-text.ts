import type { PeerTables } from "../../src/import/peer";
import { peerColumns } from "../../src/import/peer-columns";

const VERSION = "20260707223730_remove_notifications";

/** These rows as `pg_dump` writes them; a table that newer versions lack is left out where it is empty. */
export function dumpText(peer: PeerTables): string {
  const tables = Object.entries(peerColumns).map(([name, columns]) =>
    copied(name, columns, peer[name as keyof PeerTables]),
  );
  const migrations = copied(
    "_prisma_migrations",
    { migration_name: "text", finished_at: "instant", rolled_back_at: "instant?" },
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

function copied(table: string, columns: Readonly<Record<string, string>>, rows: readonly object[]): string {
  const kinds = Object.entries(columns);
  const names = kinds.map(([column]) => `"${column}"`).join(", ");
  const lines = rows.map((row) =>
    kinds.map(([column, kind]) => copiedValue((row as Record<string, unknown>)[column], kind)).join("\t"),
  );
  return [`COPY public."${table}" (${names}) FROM stdin;`, ...lines, "\\."].join("\n");
}

const signs: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function copiedValue(value: unknown, kind: string): string {
  if (value === null || value === undefined) return "\\N";
  return written(value, kind).replace(/[\\\t\n\r]/g, (sign) => signs[sign] ?? sign);
}

function written(value: unknown, kind: string): string {
  if (value instanceof Date) return value.toISOString().replace("T", " ").replace("Z", "");
  if (typeof value === "boolean") return value ? "t" : "f";
  if (kind.startsWith("texts")) return `{${(value as string[]).map((one) => JSON.stringify(one)).join()}}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
