import type PgBoss from "pg-boss";
import type { Transaction } from "../database/database";
import { inTransaction } from "./boss";
import { type Enqueue, jobKinds } from "./job-kinds";
import { reachableOnly } from "./reachable";

type Outbox = { enqueue: Enqueue; jobs: PgBoss.JobInsert[] };

export function collectJobs(): Outbox {
  const jobs: PgBoss.JobInsert[] = [];
  return {
    jobs,
    enqueue(kind, data, startAfter) {
      jobs.push({
        name: kind,
        data,
        retryBackoff: true,
        ...jobKinds[kind],
        ...(startAfter && { startAfter }),
      });
    },
  };
}

/** Inserts inside the transaction, so that the jobs exist once it commits. */
export async function insertJobs(boss: PgBoss, tx: Transaction, jobs: PgBoss.JobInsert[]): Promise<void> {
  const sent = jobs.length > 0 ? await reachableOnly(tx, jobs) : jobs;
  if (sent.length > 0) await boss.insert(sent, { db: inTransaction(tx) });
}
