import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Connection, Database, Queryable, Transaction } from "./database";
import { rowsOf } from "./driver";

/** Any number, the same for every server on one database. */
const migrationLock = 7_240_501;

/** Beside the bundle in production, at the root of the package in development. */
export function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = [join(here, "migrations"), join(here, "..", "..", "migrations")];
  const folder = candidates.find((candidate) => existsSync(join(candidate, "meta", "_journal.json")));
  if (folder === undefined) throw new Error(`No migrations in ${candidates.join(" nor ")}`);
  return folder;
}

/** Several servers may start at once: one migrates, the others wait for it. */
export async function migrateDatabase({ db }: Connection): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  await db.transaction(async (tx) => {
    await disableTimeouts(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, created_at bigint not null)`,
    );
    const last = await lastMigration(tx);
    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}

/** True when the tables are those of this version; nothing is changed. */
export const hasAllMigrations = async ({ db }: Connection): Promise<boolean> =>
  (await migrationOf(db)) === newestMigration();

/** The newest migration of this version, by its date. */
export const newestMigration = (): number =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0;

/** The last migration of a database, by its date; undefined where none ever ran. */
export async function migrationOf(db: Database): Promise<number | undefined> {
  const made = await db.execute(sql`select to_regclass('migrations') is not null as found`);
  if (rowsOf<{ found: boolean }>(made)[0]?.found !== true) return undefined;
  return lastMigration(db);
}

async function lastMigration(tx: Queryable): Promise<number> {
  const result = await tx.execute(sql`select max(created_at)::text as last from migrations`);
  return Number(rowsOf<{ last: string | null }>(result)[0]?.last ?? 0);
}

/**
 * Lifts the time limits of calls for this transaction: other servers wait while one migrates or fills the
 * database, however long it takes. A setting that this PostgreSQL doesn't know is left out.
 */
export async function disableTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select set_config(name, '0', true) from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`);
}
