import type PgBoss from "pg-boss";
import { jobKinds, schedule } from "./job-kinds";

/**
 * Asks for what is due in this slot of time. Every instance asks, every minute: a unique index of
 * pg-boss keeps the first, and the work is there as soon as one instance was up in that slot.
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
