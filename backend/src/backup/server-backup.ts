import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { connectServer } from "../database/connect/connect-server";
import type { Database } from "../database/database";
import { pgErrorCode } from "../database/driver";
import { migrationOf } from "../database/migrate";
import { unpack } from "./archive";
import { BackupRefusal } from "./backup-refusal";
import { checkedManifest, damaged, type Manifest } from "./manifest";
import { runTool } from "./postgres-tools";

const dumpName = "database.dump";
/** PostgreSQL cuts longer names. */
const longestName = 63;

/** Copies the database into this folder, as it is at one moment, while everything runs. */
export async function copyServer(databaseUrl: string, folder: string): Promise<number> {
  const migration = await onDatabase(databaseUrl, migrationOf).catch((error: unknown) => {
    throw new BackupRefusal(`La base ne répond pas : ${reasonOf(error)}`);
  });
  if (migration === undefined)
    throw new BackupRefusal("Cette base n'est pas celle d'un Coulisses : elle n'a pas ses tables.");
  const words = ["--format=custom", "--no-owner", "--no-privileges", `--file=${join(folder, dumpName)}`];
  await runTool("pg_dump", words, databaseUrl);
  return migration;
}

type Restored = { manifest: Manifest; name: string; keptAs: string | undefined };

/**
 * Fills a new database and swaps the names, so nobody ever reads one that is half filled; the database of
 * before stays under another name.
 */
export async function restoreServer(
  databaseUrl: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const owner = new pg.Client({ connectionString: withDatabase(databaseUrl, "postgres") });
  await owner.connect().catch((error: unknown) => {
    throw new BackupRefusal(`Le serveur PostgreSQL ne répond pas : ${reasonOf(error)}`);
  });
  const folder = await mkdtemp(join(tmpdir(), "coulisses-restore-"));
  try {
    const there = await isThere(owner, name);
    if (there) await refuseInUse(owner, name);
    const isFilled = there && (await onDatabase(databaseUrl, migrationOf)) !== undefined;
    if (isFilled && !replace) {
      throw new BackupRefusal(
        `La base ${name} est déjà remplie : ajoute --replace pour la remplacer (elle sera gardée sous un autre nom).`,
      );
    }
    await unpack(file, folder);
    const manifest = await checkedManifest(folder, "server");
    if (!existsSync(join(folder, dumpName))) throw damaged();
    const restored = await fillNew(owner, databaseUrl, { name, dump: join(folder, dumpName), manifest });
    const keptAs = there ? freshName(name, "before") : undefined;
    await swap(owner, { name, restored, keptAs });
    return { manifest, name, keptAs };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await owner.end();
  }
}

async function fillNew(
  owner: pg.Client,
  databaseUrl: string,
  { name, dump, manifest }: { name: string; dump: string; manifest: Manifest },
): Promise<string> {
  const restored = freshName(name, "restored");
  await owner.query(`create database ${pg.escapeIdentifier(restored)}`).catch((error: unknown) => {
    if (pgErrorCode(error) !== "42501") throw error;
    throw new BackupRefusal(
      "Ce compte de PostgreSQL n'a pas le droit de créer une base : donne-lui le droit CREATEDB le temps de la restauration.",
    );
  });
  try {
    const url = withDatabase(databaseUrl, restored);
    await runTool("pg_restore", ["--exit-on-error", "--no-owner", "--no-privileges", dump], url);
    if ((await onDatabase(url, migrationOf)) !== manifest.migration) throw damaged();
    return restored;
  } catch (error) {
    await owner.query(`drop database ${pg.escapeIdentifier(restored)} with (force)`);
    throw error;
  }
}

async function swap(
  owner: pg.Client,
  { name, restored, keptAs }: { name: string; restored: string; keptAs: string | undefined },
): Promise<void> {
  const rename = (from: string, to: string) =>
    owner.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
  try {
    if (keptAs !== undefined) await refuseInUse(owner, name);
    await owner.query("begin");
    if (keptAs !== undefined) await rename(name, keptAs);
    await rename(restored, name);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    await owner.query(`drop database ${pg.escapeIdentifier(restored)} with (force)`);
    throw error;
  }
}

/** A database that is used can't be renamed, and a running server would go on writing to the wrong one. */
async function refuseInUse(owner: pg.Client, name: string): Promise<void> {
  const { rows } = await owner.query<{ application: string }>(
    "select distinct application_name as application from pg_stat_activity where datname = $1",
    [name],
  );
  if (rows.length === 0) return;
  const isOurs = rows.some(({ application }) => application.startsWith("coulisses"));
  throw new BackupRefusal(
    isOurs
      ? `Coulisses tourne sur la base ${name} : arrête toutes ses instances d'abord, puis recommence.`
      : `La base ${name} est ouverte par un autre programme : ferme-le d'abord, puis recommence.`,
  );
}

async function isThere(owner: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await owner.query("select from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

async function onDatabase<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const connection = connectServer(url, () => undefined);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.toString();
}

function freshName(name: string, word: "restored" | "before"): string {
  const suffix = `_${word}_${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;
  return name.slice(0, longestName - suffix.length) + suffix;
}

/** drizzle's error quotes the query; the driver's own message is its cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message: string };
  return cause?.message ?? message;
}
