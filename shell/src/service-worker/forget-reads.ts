import type { WorkboxPlugin } from "workbox-core";
import { OFFLINE_READ_CACHE, READ_CACHE } from "../installation/worker-messages";

/** The number of ended sessions; a request under way keeps the worker alive, and so does this count. */
let departures = 0;
let lastDeparture = -Infinity;

/** Milliseconds after a departure in which a read asked before it may come: requests and messages keep no order. */
const OVERTAKEN = 2_000;

/** Deletes the reads of a person whose session ended. */
export async function forgetReads(): Promise<void> {
  departures += 1;
  lastDeparture = performance.now();
  await Promise.all([READ_CACHE, OFFLINE_READ_CACHE].map((name) => caches.delete(name)));
}

/** An answer that arrives after its person left is not kept. */
export const onlyCurrentSession: WorkboxPlugin = {
  handlerWillStart: ({ state }) => {
    const isFromBefore = performance.now() - lastDeparture < OVERTAKEN;
    if (state) state["departures"] = isFromBefore ? undefined : departures;
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }) =>
    Promise.resolve(state?.["departures"] === departures ? response : null),
  // They may leave while it is written.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (state?.["departures"] !== departures) await (await caches.open(cacheName)).delete(request);
  },
};
