import { setTimeout as wait } from "node:timers/promises";
import type { Print, PrintForm } from "@coulisses/shared-domain/contract/planning/prints";
import type { PrintKind } from "@coulisses/shared-domain/planning/print";
import { type Call, get } from "./get";
import type { MeasuredServer } from "./measured-server";
import { verdict } from "./verdict";

type Ground = { manager: string; ids: number[]; light: Call };

/** Milliseconds between two light calls. */
const PAUSE = 25;

/** How long the plannings of all these people take, what the server holds meanwhile and what a light call waits. */
export async function printFigures(
  { ready: { url }, usage }: MeasuredServer,
  { manager, ids, light }: Ground,
  kind: PrintKind,
): Promise<string[][]> {
  const start = performance.now();
  let print = await askForPrint(url, manager, { kind, volunteerIds: ids });
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
  if (print.done !== ids.length) throw new Error(`Only ${String(print.done)} were made`);
  const size = await fetchedSize(`${url}/api/planning/prints/${print.id}/file`, manager, async () => {
    peak = Math.max(peak, (await usage()).memory);
  });
  waits.sort((a, b) => a - b);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0;
  return [
    figure("all of them, seconds", seconds, 60),
    figure("peak memory of the server, MiB", peak / 2 ** 20, 500),
    ["the file, MiB", (size / 2 ** 20).toFixed(1), "", ""],
    figure(`p99 of own slots meanwhile, ms (${String(waits.length)} calls)`, p99, 150),
  ];
}

const figure = (name: string, value: number, target: number): string[] => [
  name,
  value.toFixed(1),
  String(target),
  verdict(value < target),
];

async function askForPrint(url: string, token: string, form: PrintForm): Promise<Print> {
  const answer = await fetch(`${url}/api/planning/prints`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(form),
  });
  if (!answer.ok) throw new Error(`The print was refused: ${await answer.text()}`);
  return (await answer.json()) as Print;
}

/** Bytes of a file that is not kept. */
async function fetchedSize(url: string, token: string, onPiece: () => Promise<void>): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || answer.body === null) throw new Error(`The file was refused: ${String(answer.status)}`);
  let size = 0;
  let rank = 0;
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (rank++ % 200 === 0) await onPiece();
  }
  return size;
}
