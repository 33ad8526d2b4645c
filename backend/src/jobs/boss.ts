import { type SQL, sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import type { Database, Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { jobKinds } from "./job-kinds";

/** Failed jobs stay until an administrator deals with them, or half a year. */
const keepFailed = 180 * 24 * 3_600;
const keepDone = 24 * 3_600;

/**
 * The tables of pg-boss through our own connection, the same on a server as embedded. Only its statements are
 * used: its worker leaves a rejected promise when the database goes away while a job ends, which would end
 * the process.
 */
export function createJobQueue(db: Database): PgBoss {
  return new PgBoss({
    db: {
      executeSql(text, values) {
        const script = /^\s*BEGIN;([^]*)COMMIT;\s*$/.exec(text)?.[1];
        return script === undefined ? execute(db, text, values) : runScript(db, script);
      },
    },
    archiveCompletedAfterSeconds: keepDone,
    archiveFailedAfterSeconds: keepFailed,
    deleteAfterDays: 1,
  });
}

/** The same statements inside a transaction. */
export const inTransaction = (tx: Queryable): PgBoss.Db => ({
  executeSql: (text, values) => execute(tx, text, values),
});

/** Creates the queues of kinds that are new in this database. */
export async function createQueues(boss: PgBoss): Promise<void> {
  const queues = (await boss.getQueues()).map(({ name }) => name);
  for (const name of Object.keys(jobKinds)) {
    if (!queues.includes(name)) await boss.createQueue(name);
  }
}

/** Makes the next failure of this job its last. */
export async function refuseRetry(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`update pgboss.job set retry_limit = retry_count where id = ${id}`);
}

async function execute(db: Queryable, text: string, values: unknown[] = []) {
  return { rows: rowsOf<Record<string, unknown>>(await db.execute(bound(text, values))) };
}

/** Binds values to their numbers; either driver takes text for JSON, and `{a,b}` for an array. */
function bound(text: string, values: unknown[]): SQL {
  const parts = text.split(/\$(\d+)/).map((part, index) => {
    if (index % 2 === 0) return sql.raw(part);
    return sql`${sql.param(asText(values[Number(part) - 1]))}`;
  });
  return sql.join(parts);
}

function asText(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return `{${value.join()}}`;
  return typeof value === "object" ? JSON.stringify(value) : value;
}

/**
 * Maintenance is several statements between BEGIN and COMMIT: an error among them would leave a broken
 * transaction on the connection.
 */
async function runScript(db: Database, script: string): Promise<{ rows: never[] }> {
  await db.transaction(async (tx) => {
    for (const statement of script.split(/;\s*\n/)) {
      if (statement.trim() !== "") await tx.execute(sql.raw(statement));
    }
  });
  return { rows: [] };
}
