import { pgErrorCode } from "./pg-error-code";
import type { Connection, HotTransaction } from "./database";
import type PgBoss from "pg-boss";
import { collectLive, notifyLive } from "../live/live-outbox";
import type { Live } from "../live/live-message";
import type { Enqueue } from "../jobs/job-kinds";
import { collectJobs, insertJobs } from "../jobs/job-outbox";
import type { JobWorker } from "../jobs/job-worker";

/** One transaction, the live events and the late work that it brings about; they leave with the commit, or never. */
export type Write = <Result>(
  work: (tx: HotTransaction, live: Live, enqueue: Enqueue) => Promise<Result>,
) => Promise<Result>;

/** Serialisation failure and deadlock: the same work done again succeeds. */
const transient = ["40001", "40P01"];
const attempts = 3;

export function writerOn(connection: Connection, boss: PgBoss, worker: Pick<JobWorker, "wake">): Write {
  return async function write(work) {
    for (let attempt = 1; ; attempt++) {
      try {
        const late = collectJobs();
        const written = await connection.db.transaction(async (bare) => {
          const tx = Object.assign(bare, { hot: connection.hotIn(bare) });
          const outbox = collectLive();
          const result = await work(tx, outbox.live, late.enqueue);
          await notifyLive(tx, outbox.messages);
          await insertJobs(boss, tx, late.jobs);
          return result;
        });
        if (late.jobs.length > 0) worker.wake();
        return written;
      } catch (error) {
        if (attempt >= attempts || !transient.includes(pgErrorCode(error) ?? "")) throw error;
      }
    }
  };
}
