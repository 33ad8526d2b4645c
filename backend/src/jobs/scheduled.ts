import type PgBoss from "pg-boss";
import { jobKinds, schedule } from "./job-kinds";

/**
 * Enqueues the jobs due in this period. Every instance does so, every minute: a unique index of pg-boss keeps
 * the first, and one running instance is enough.
 */
export async function askForScheduled(boss: PgBoss): Promise<void> {
  for (const [kind, singletonSeconds] of Object.entries(schedule)) {
    const options = jobKinds[kind as keyof typeof schedule];
    await boss.send(
      kind,
      {},
      { ...options, retryBackoff: true, singletonSeconds, singletonKey: "scheduled" },
    );
  }
}
