import type { liveEvents } from "@coulisses/shared-auth";
import type { Updates } from "./updates";

/** Milliseconds over which open tabs spread their look for a publication that all of them hear of at once. */
const SPREAD = 3_000;

/** Looks for publications when a live event says that there is one. */
export function checkWhenTold(updates: Pick<Updates, "check">, live: typeof liveEvents): void {
  const look = () => {
    if (live.current()?.tags.some(({ type }) => type === "Application"))
      setTimeout(() => void updates.check(), Math.random() * SPREAD);
  };
  live.subscribe(look);
  // It may have been told while the page still loaded.
  look();
}
