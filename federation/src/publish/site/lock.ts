import { LockHeld, takeLock } from "@coulisses/shared-node/lock";
import { Refusal } from "./refusal";

/** Milliseconds: a few publications before this one. */
const patienceMs = 120_000;

/** Runs `work` while no other process holds the same lock. */
export async function locked<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const release = await takeLock(lock, { patienceMs, onWait }).catch((error: unknown) => {
    if (error instanceof LockHeld)
      throw new Refusal(`The site is kept by ${error.holder}, which still publishes.`);
    throw error;
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

function onWait(holder: string): void {
  console.error(`waiting for ${holder}, which publishes`);
}
