import { setTimeout as wait } from "node:timers/promises";
import type { Print } from "@coulisses/shared-domain/contract/planning/prints";
import { type Call, get } from "./get";
import type { MeasuredServer } from "./measured-server";
import { verdict } from "./verdict";

type Ground = { manager: string; ids: number[]; light: Call };

/** Milliseconds between two light calls. */
const PAUSE = 25;

/** How long the leaflets of all these people take, what the server holds meanwhile and what a light call waits. */
export async function printFigures(
  { ready: { url }, usage }: MeasuredServer,
  { manager, ids, light }: Ground,
): Promise<string[][]> {
  const start = performance.now();
  let print = await askForLeaflets(url, manager, ids);
  const waits: number[] = [];
  let peak = 0;
  while (print.status !== "DONE") {
    if (!["WAITING", "RUNNING"].includes(print.status)) throw new Error(`The print is ${print.status}`);
    const before = performance.now();
    await get(url, light);
    waits.push(performance.now() - before);
    peak = Math.max(peak, (await usage()).memory);
    const { text } = await get(url, { path: `planning/prints/${print.id}`, token: manager });
    print = JSON.parse(text) as Print;
    await wait(PAUSE);
  }
  const seconds = (performance.now() - start) / 1000;
  if (print.done !== ids.length) throw new Error(`Only ${String(print.done)} leaflets were made`);
  waits.sort((a, b) => a - b);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0;
  return [
    figure("all leaflets, seconds", seconds, 60),
    figure("peak memory of the server, MiB", peak / 2 ** 20, 500),
    figure(`p99 of own slots meanwhile, ms (${String(waits.length)} calls)`, p99, 150),
  ];
}

const figure = (name: string, value: number, target: number): string[] => [
  ...[name, value.toFixed(1), String(target)],
  verdict(value < target),
];

async function askForLeaflets(url: string, token: string, volunteerIds: number[]): Promise<Print> {
  const answer = await fetch(`${url}/api/planning/prints`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ kind: "LEAFLETS", volunteerIds }),
  });
  if (!answer.ok) throw new Error(`The print was refused: ${await answer.text()}`);
  return (await answer.json()) as Print;
}
