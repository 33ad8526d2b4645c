import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { LockHeld, takeLock } from "@coulisses/shared-node/lock";
import { drizzle } from "drizzle-orm/pglite";
import type { Connection } from "../database";
import { finishRestore } from "./finish-restore";
import { preparedQueriesOn } from "./prepared-queries";
import { schema } from "../schema";

/** Milliseconds for another server to end: it may be stopping. */
const longestWaitMs = 5_000;

/** PostgreSQL inside this process, its files under `dataDir/database`. */
export async function connectEmbedded(dataDir: string): Promise<Connection> {
  const unlock = await lockDatabase(dataDir).catch((error: unknown) => {
    if (!(error instanceof LockHeld)) throw error;
    throw new Error(
      `The database in ${dataDir} is already open in ${error.holder}. Stop it first, or set another DATA_DIR.`,
    );
  });
  return openLocked(dataDir, unlock);
}

/** Opens the database whose lock is taken; gives the lock back once it is closed, or can't be opened. */
export async function openLocked(dataDir: string, unlock: () => Promise<void>): Promise<Connection> {
  try {
    await finishRestore(dataDir);
    return connectionTo(await openIn(join(dataDir, "database")), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Two processes on one embedded database lose data silently, so the second must not start. */
export async function lockDatabase(
  dataDir: string,
  { patienceMs } = { patienceMs: longestWaitMs },
): Promise<() => Promise<void>> {
  const onWait = (holder: string) => {
    console.warn(`Waiting for ${holder}, which has the database in ${dataDir} open`);
  };
  return takeLock(join(dataDir, "database.lock"), { patienceMs, onWait });
}

/**
 * Makes a new database in a folder beside its own and renames it once complete: a half-made one is never
 * opened.
 */
async function openIn(dataDir: string): Promise<PGlite> {
  if (!existsSync(dataDir)) {
    const part = `${dataDir}.part`;
    await rm(part, { recursive: true, force: true });
    const database = await openEmbedded({ dataDir: part });
    await database.close();
    await rename(part, dataDir);
  }
  return openEmbedded({ dataDir });
}

/** `loadDataDir`: a copy of another database, in memory. */
export async function openEmbedded(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { btree_gist } });
}

export function connectionTo(postgres: PGlite, unlock: () => Promise<void>): Connection {
  const db = drizzle(postgres, { schema, casing: "snake_case" });
  return {
    kind: "embedded",
    db,
    ...preparedQueriesOn(postgres),
    async listen(channel, onPayload) {
      await postgres.listen(channel, onPayload);
    },
    hurry: () => undefined,
    dump: () => postgres.dumpDataDir("none"),
    unhurried: (work) => db.transaction(work),
    async close() {
      await postgres.close();
      await unlock();
    },
  };
}
