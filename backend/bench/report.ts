import type { Compared } from "./compare-with-constant";
import type { Measure } from "./measure";
import { table } from "./table";

const titles = [
  "call",
  "bytes",
  "connections",
  "requests/s",
  "p50 ms",
  "p99 ms",
  "CPU ms/request",
  "memory MiB",
  "of constant",
];

/** What the reading calls must reach of their constant with 20 connections. */
const targets: Record<string, number> = { postgres: 0.35, embedded: 0.15 };
const TARGETED = ["FA list", "FA by id"];

export function report(database: string, results: readonly Compared[]): string {
  const rows = results.flatMap(({ name, bytes, measures }) =>
    measures.flatMap(({ real, constant }) => [
      row(name, bytes, real, `${percent(real.perSecond / constant.perSecond)}`),
      row("  constant", bytes, constant, ""),
    ]),
  );
  return [`On ${database}:`, table(titles, rows), ...verdicts(database, results)].join("\n");
}

function row(name: string, bytes: number, measured: Measure, ratio: string): string[] {
  const { connections, perSecond, p50, p99, cpuPerRequest, memory } = measured;
  return [
    name,
    `${bytes}`,
    `${connections}`,
    perSecond.toFixed(perSecond < 100 ? 1 : 0),
    p50.toFixed(2),
    p99.toFixed(2),
    cpuPerRequest.toFixed(3),
    memory.toFixed(0),
    ratio,
  ];
}

function verdicts(database: string, results: readonly Compared[]): string[] {
  const target = targets[database] ?? 0;
  return results
    .filter(({ name }) => TARGETED.includes(name))
    .map(({ name, measures }) => {
      const crowd = measures.at(-1);
      const reached = crowd ? crowd.real.perSecond / crowd.constant.perSecond : 0;
      const verdict = reached >= target ? "reached" : "MISSED";
      return `${name}: ${percent(reached)} of its constant with ${crowd?.real.connections} connections; target ${percent(target)}, ${verdict}`;
    });
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
