import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type PgBoss from "pg-boss";
import type { Database } from "../database/database";
import { withoutSecrets } from "../http/operations/logger";
import { refuseRetry } from "./boss";
import { kindsDeletedOnceDone, PermanentFailure } from "./job-kinds";

export type JobLog = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

type Run = {
  boss: PgBoss;
  db: Database;
  job: PgBoss.JobWithMetadata<never>;
  handler: (data: never, attempt: number) => Promise<void>;
  log: JobLog;
  /** Aborted when the server stops. */
  signal: AbortSignal;
};

/** The number of tries to write the end of a job while the database is away. */
const writings = 5;
const writeAgainAfter = 2_000;

/** Runs one job and notes how it ended; never rejects. */
export async function runJob({ boss, db, job, handler, log, signal }: Run): Promise<void> {
  const started = Date.now();
  const { id, name: kind } = job;
  const attempt = job.retryCount + 1;
  const fields = () => ({ job: kind, id, attempt, userId: personIn(job.data), ms: Date.now() - started });

  let note: () => Promise<unknown>;
  try {
    await within(job.expireInSeconds * 900, handler(job.data, attempt));
    log.info(fields(), "job done");
    note = () => (kindsDeletedOnceDone.includes(kind) ? boss.deleteJob(kind, id) : boss.complete(kind, id));
  } catch (error) {
    const isPermanent = error instanceof PermanentFailure;
    const last = isPermanent || job.retryCount >= job.retryLimit;
    log[last ? "error" : "warn"](
      { ...fields(), err: error },
      last ? "job given up" : "job failed, tried again later",
    );
    note = async () => {
      if (isPermanent) await refuseRetry(db, id);
      await boss.fail(kind, id, { message: lastError(error) });
    };
  }
  await noted(note, signal).catch((error: unknown) => {
    // The job stays unfinished: once it has expired, it runs again.
    log.error({ ...fields(), err: error }, "end of a job not written");
  });
}

async function noted(note: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let writing = 1; ; writing++) {
    try {
      await note();
      return;
    } catch (error) {
      if (writing >= writings || signal.aborted) throw error;
      await delay(writeAgainAfter, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error(`Not done after ${String(Math.round(milliseconds / 1_000))} s`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
}

/** The error in the list of failed jobs. */
function lastError(error: unknown): string {
  return withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, 500);
}

function personIn(data: { userId?: number | null } | null): number | undefined {
  return data?.userId ?? undefined;
}
