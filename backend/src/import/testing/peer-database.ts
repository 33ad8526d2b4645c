import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { asOwner } from "../../testing/fresh-database";
import type { PeerTable, PeerTables, ValueKind } from "../peer";
import { peerColumns } from "../peer-columns";
import { passingTables } from "../source/older-databases";

const types: Readonly<Record<ValueKind, string>> = {
  int: "integer",
  text: "text",
  bool: "boolean",
  instant: "timestamp(3) without time zone",
  texts: "text[]",
  json: "jsonb",
};

const tables = (Object.keys(peerColumns) as PeerTable[]).filter((table) => !passingTables.includes(table));

const NEWEST = "20260707223730_remove_notifications";

/** `create table` of the 47 tables, as pg_dump writes them, and of Prisma's own. */
export const createStatements: readonly string[] = [
  ...tables.map((table) => {
    const columns = Object.entries(peerColumns[table] as Record<string, string>).map(
      ([column, kind]) => `    ${pg.escapeIdentifier(column)} ${types[kind.replace("?", "") as ValueKind]}`,
    );
    // A column that nobody imports.
    return `CREATE TABLE public.${pg.escapeIdentifier(table)} (\n${[...columns, "    unread text"].join(",\n")}\n);`;
  }),
  `CREATE TABLE public._prisma_migrations (
    id text, migration_name text, finished_at timestamp with time zone, rolled_back_at timestamp with time zone
);`,
];

/** A value as PostgreSQL writes it. */
function textOf(value: unknown, kind: string): string | null {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString().replace("T", " ").replace("Z", "");
  if (Array.isArray(value) && kind.startsWith("texts")) {
    return `{${value.map((one) => JSON.stringify(one)).join(",")}}`;
  }
  if (kind.startsWith("json")) return JSON.stringify(value);
  return String(value as string | number | boolean);
}

type Filled = { table: string; columns: string[]; rows: (string | null)[][] };

function filledTables(peer: PeerTables, migration: string): Filled[] {
  const filled = tables.map((table) => {
    const kinds = Object.entries(peerColumns[table] as Record<string, string>);
    const rows = (peer[table] as readonly Record<string, unknown>[]).map((row) =>
      kinds.map(([column, kind]) => textOf(row[column] ?? null, kind)),
    );
    return { table, columns: kinds.map(([column]) => column), rows };
  });
  const migrations = {
    table: "_prisma_migrations",
    columns: ["id", "migration_name", "finished_at"],
    rows: [["1", migration, "2026-07-23 10:00:00+00"]],
  };
  return [...filled, migrations];
}

const copied = (value: string | null) =>
  value === null
    ? "\\N"
    : value.replace(
        /[\\\n\r\t]/g,
        (sign) => ({ "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" })[sign] ?? sign,
      );

const names = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(", ");

export type DumpOptions = { migration?: string; format?: "copy" | "inserts" };

/** The text of a plain-SQL dump of these rows. */
export function dumpText(
  peer: PeerTables,
  { migration = NEWEST, format = "copy" }: DumpOptions = {},
): string {
  const data = filledTables(peer, migration).map(({ table, columns, rows }) => {
    const name = `public.${pg.escapeIdentifier(table)}`;
    if (format === "copy") {
      return `COPY ${name} (${names(columns)}) FROM stdin;\n${rows.map((row) => `${row.map(copied).join("\t")}\n`).join("")}\\.\n`;
    }
    return rows
      .map(
        (row) =>
          `INSERT INTO ${name} (${names(columns)}) VALUES (${row.map((value) => (value === null ? "NULL" : `'${value.replaceAll("'", "''")}'`)).join(", ")});`,
      )
      .join("\n");
  });
  return [
    "--\n-- PostgreSQL database dump\n--\n\n\\restrict abc\n",
    "SET client_encoding = 'UTF8';\n",
    ...createStatements,
    ...data,
    "--\n-- PostgreSQL database dump complete\n--\n\n\\unrestrict abc\n",
  ].join("\n");
}

/** A file of the tests' own folder. */
export async function fileWith(content: string | Uint8Array, name = "overbookd.sql"): Promise<string> {
  const folder = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), "peer-"));
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

export const dumpFile = async (peer: PeerTables, options?: DumpOptions): Promise<string> =>
  fileWith(dumpText(peer, options));

/** A database of the tests' server with these rows; to drop afterwards. */
export async function peerServer(peer: PeerTables): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL ?? "";
  const name = `peer_${Math.random().toString(36).slice(2, 10)}`;
  await asOwner(server, async (owner) => void (await owner.query(`create database ${name}`)));
  const client = new pg.Client({ connectionString: `${server}/${name}` });
  await client.connect();
  await client.query(createStatements.join("\n"));
  for (const { table, columns, rows } of filledTables(peer, NEWEST)) {
    for (const row of rows) {
      const places = row.map((_, index) => `$${String(index + 1)}`).join(", ");
      await client.query(
        `insert into public.${pg.escapeIdentifier(table)} (${names(columns)}) values (${places})`,
        row,
      );
    }
  }
  await client.end();
  const drop = () =>
    asOwner(server, async (owner) => void (await owner.query(`drop database ${name} with (force)`)));
  return { url: `${server}/${name}`, drop };
}
