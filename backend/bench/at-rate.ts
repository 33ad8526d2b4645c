import { setTimeout as wait } from "node:timers/promises";

export const percentile = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Starts each call when it is due, whether the ones before have answered or not: strangers don't wait for each other. */
export async function atRate(
  perSecond: number,
  seconds: number,
  call: (number: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const calls: Promise<void>[] = [];
  for (let number = 0; number < perSecond * seconds; number++) {
    await wait(Math.max(0, start + (number * 1000) / perSecond - performance.now()));
    calls.push(call(number));
  }
  await Promise.all(calls);
}

/** Notes how long a call took to be answered whole, which must succeed. */
export async function timedInto(times: number[], request: () => Promise<Response>): Promise<void> {
  const start = performance.now();
  const answer = await request();
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${String(answer.status)} ${text}`);
  times.push(performance.now() - start);
}
