import { takeLock } from "../lock";

/** An order to a process of the test: take a lock at an instant, or give back the one that it has. */
export type Order = { take: string; at: number } | "give back";

let release: (() => Promise<void>) | undefined;

process.on("message", (order: Order) => {
  void outcomeOf(order).then((outcome) => process.send?.(outcome));
});

async function outcomeOf(order: Order): Promise<string> {
  if (order === "give back") {
    await release?.();
    release = undefined;
    return "given back";
  }
  // No timer is as exact.
  while (Date.now() < order.at);
  try {
    release = await takeLock(order.take, { patienceMs: 0, onWait: () => undefined });
    return "taken";
  } catch (error) {
    return error instanceof Error ? error.name : "unknown";
  }
}

process.send?.("up");
