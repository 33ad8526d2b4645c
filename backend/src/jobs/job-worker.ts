import { setTimeout as delay } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { Connection, PreparedQuery } from "../database/database";
import { isJobKind, type JobHandlers, type JobKind, sideBySide } from "./job-kinds";
import { type JobLog, runJob } from "./run-job";
import { askForScheduled } from "./scheduled";

export type JobWorker = {
  /** Polls from time to time, for retries and for jobs of other instances. */
  start(): void;
  /** Polls at once, because this instance has just enqueued a job. */
  wake(): void;
  /** Resolves once nothing is due. */
  settled(): Promise<void>;
  /**
   * Starts no more jobs and waits a while for running ones; a second call waits for the rest of that while.
   */
  stop(): Promise<void>;
};

const lookEvery = 2_000;
const upkeepEvery = 30_000;
const scheduleEvery = 60_000;
const stopWithin = 5_000;

const dueQuery: PreparedQuery = {
  name: "due-jobs",
  text: "select distinct name from pgboss.job where state < 'active' and start_after < now()",
};

/**
 * One job of each kind at a time, or the number of `sideBySide`, so that a slow kind doesn't hold up the
 * others.
 */
export function jobWorkerOn(
  connection: Connection,
  boss: PgBoss,
  handlers: JobHandlers,
  log: JobLog,
  upkeep: () => Promise<unknown> = () => boss.maintain(),
): JobWorker {
  const running: { kind: JobKind; ended: Promise<void> }[] = [];
  const askedAgain = new Set<JobKind>();
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let giveUpAt = 0;
  const failed = (error: unknown) => {
    log.error({ err: error }, "jobs not looked for");
  };

  async function work(kind: JobKind): Promise<void> {
    while (!stopping.signal.aborted) {
      askedAgain.delete(kind);
      const [job] = await boss.fetch<never>(kind, { includeMetadata: true });
      if (job !== undefined) {
        begin(kind);
        await runJob({
          boss,
          job,
          log,
          db: connection.db,
          handler: handlers[kind],
          signal: stopping.signal,
        });
      } else if (!askedAgain.has(kind)) return;
    }
  }

  /** Starts another job of this kind, if there is room. */
  function begin(kind: JobKind): void {
    if (running.filter((work) => work.kind === kind).length >= (sideBySide[kind] ?? 1)) return;
    const begun = { kind, ended: Promise.resolve() };
    running.push(begun);
    begun.ended = work(kind)
      .catch(failed)
      .finally(() => running.splice(running.indexOf(begun), 1));
  }

  const allEnded = () => Promise.all(running.map(({ ended }) => ended));

  async function look(): Promise<void> {
    if (stopping.signal.aborted) return;
    const due = await connection.runPrepared<{ name: string }>(dueQuery, []);
    // An instance of an older version leaves unknown kinds to the others.
    for (const kind of due.map(({ name }) => name).filter(isJobKind)) {
      askedAgain.add(kind);
      begin(kind);
    }
  }

  /** Repeats a task, never twice at once, even with a slow database. */
  function every(milliseconds: number, task: () => Promise<unknown>): void {
    let busy = false;
    const tick = () => {
      if (busy) return;
      busy = true;
      task()
        .catch(failed)
        .finally(() => (busy = false));
    };
    tick();
    timers.push(setInterval(tick, milliseconds).unref());
  }

  return {
    start() {
      every(lookEvery, look);
      every(scheduleEvery, () => askForScheduled(boss));
      every(upkeepEvery, upkeep);
    },
    wake() {
      look().catch(failed);
    },
    async settled() {
      for (await look(); running.length > 0; await look()) await allEnded();
    },
    async stop() {
      if (!stopping.signal.aborted) giveUpAt = Date.now() + stopWithin;
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.race([allEnded(), delay(giveUpAt - Date.now(), undefined, { ref: false })]);
    },
  };
}
