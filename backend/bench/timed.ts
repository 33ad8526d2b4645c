import { type Call, get } from "./get";
import { verdict } from "./verdict";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);

/** A call, or one for each round, and the median in milliseconds that it must stay under. */
export type Line = {
  name: string;
  call: Call | ((round: number) => Call);
  target: number;
  /** Undoes what the call of that round did; its time does not count. */
  undo?: (round: number) => Call;
};

export const figureTitles = ["call", "found", "KiB", "median ms", "worst ms", "target", ""];

/** A row under `figureTitles`. */
export async function timed(url: string, { name, call, target, undo }: Line): Promise<string[]> {
  const times: number[] = [];
  let text = "";
  for (let round = 0; round < ROUNDS; round++) {
    const sent = typeof call === "function" ? call(round) : call;
    const start = performance.now();
    ({ text } = await get(url, sent));
    times.push(performance.now() - start);
    if (undo) await get(url, undo(round));
  }
  times.sort((a, b) => a - b);
  const [median = 0, worst = 0] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
  const found = text.startsWith("[") ? String((JSON.parse(text) as unknown[]).length) : "";
  const size = (text.length / 1024).toFixed(0);
  const figures = [median.toFixed(1), worst.toFixed(1), String(target), verdict(median < target)];
  return [name, found, size, ...figures];
}
