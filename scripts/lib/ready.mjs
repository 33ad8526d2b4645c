import { setTimeout as wait } from "node:timers/promises";

/** Waits until the server answers that it and its database are well; `alive` says whether waiting still makes sense. */
export async function untilReady(address, alive) {
  while (alive()) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(150);
  }
  return false;
}
