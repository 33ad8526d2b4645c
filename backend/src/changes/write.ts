import type PgBoss from "pg-boss";
import type { Connection, WriteTransaction } from "../database/database";
import { pgErrorCode } from "../database/driver";
import type { Enqueue } from "../jobs/job-kinds";
import { collectJobs, insertJobs } from "../jobs/job-outbox";
import type { JobWorker } from "../jobs/job-worker";
import type { Changes, Statement } from "./change";
import { collectChanges, notifyChanges } from "./outbox";

/** Runs a transaction; the stated changes and the enqueued jobs leave with the commit, or never. */
export type Write = <Result>(
  work: (tx: WriteTransaction, changes: Changes, enqueue: Enqueue) => Promise<Result>,
) => Promise<Result>;

/** Called with a transaction about to commit, and its stated changes. */
export type BeforeCommit = (tx: WriteTransaction, stated: readonly Statement[]) => Promise<void>;

/** Serialisation failure and deadlock: the same work done again succeeds. */
const transient = ["40001", "40P01"];
const attempts = 3;

export function writerOn(
  connection: Connection,
  boss: PgBoss,
  worker: Pick<JobWorker, "wake">,
  beforeCommit?: BeforeCommit,
): Write {
  return async function write(work) {
    for (let attempt = 1; ; attempt++) {
      try {
        const outbox = collectJobs();
        const answer = await connection.db.transaction(async (bare) => {
          const tx = Object.assign(bare, { runPrepared: connection.runPreparedIn(bare) });
          const { changes, stated, messages } = collectChanges();
          const result = await work(tx, changes, outbox.enqueue);
          await beforeCommit?.(tx, stated);
          await notifyChanges(tx, messages);
          await insertJobs(boss, tx, outbox.jobs);
          return result;
        });
        if (outbox.jobs.length > 0) worker.wake();
        return answer;
      } catch (error) {
        if (attempt >= attempts || !transient.includes(pgErrorCode(error) ?? "")) throw error;
      }
    }
  };
}
