import { setTimeout as wait } from "node:timers/promises";

/** Waits until the server, its database and its site are ready; stops once `alive` returns false. */
export async function untilReady(address, alive) {
  while (alive()) {
    const answer = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(150);
  }
  return false;
}
