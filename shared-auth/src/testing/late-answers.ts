import { http } from "msw";
import type { SetupServer } from "msw/node";

/**
 * The delays of answers, in turn, in milliseconds: a page never has all its answers at once, nor in order.
 */
const usual = [1, 12, 5];
// The real timer, even when a test replaces it.
const { setTimeout: later } = globalThis;
/** With `LATE_ANSWERS=100`, random delays up to that many milliseconds, to find tests that look too early; not in tests that set the clock. */
const most = Number((globalThis as { lateAnswers?: string }).lateAnswers ?? 0);

/**
 * Makes the answers of a server come late, in real time, so that a test that looks once before an answer
 * fails each time rather than on a busy machine only. Handlers given to `useAtOnce` answer at once: without
 * network, calls fail at once. No call of a test reaches the next one.
 */
export function answersLate(server: SetupServer): SetupServer & { useAtOnce: SetupServer["use"] } {
  const arrivals = new Map<string, Promise<unknown>>();
  const late = http.all("*", async ({ requestId }) => {
    if (arrivals.has(requestId)) return;
    const isClockReal = globalThis.setTimeout === later;
    const ms = most > 0 && isClockReal ? Math.random() * most : usual[arrivals.size % usual.length];
    const arrival = new Promise((arrive) => later(arrive, ms));
    arrivals.set(requestId, arrival);
    await arrival;
  });

  const { use, resetHandlers } = server;
  server.use = (...handlers) => {
    use.call(server, late, ...handlers);
  };
  server.resetHandlers = (...handlers) => {
    resetHandlers.call(server, ...handlers);
    use.call(server, late);
  };
  use.call(server, late);
  afterEach(async () => {
    await Promise.all(arrivals.values());
    // And the handlers hear of them.
    await new Promise((heard) => later(heard, 0));
    arrivals.clear();
  });
  return Object.assign(server, { useAtOnce: use.bind(server) });
}
