import type { Compared } from "./compare-with-constant";
import type { Measure } from "./measure";
import { table } from "./table";
import { verdict } from "./verdict";

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

/**
 * Minimum share of the constant call's rate that each call must reach with 20 connections. An edit: three
 * times its rate while writers queued behind each other, 72 a second on PostgreSQL and 35 embedded.
 */
const targets: Record<string, Record<string, number>> = {
  postgres: { "FA list": 0.35, "FA by id": 0.35, "FA edit": 0.033 },
  embedded: { "FA list": 0.15, "FA by id": 0.15, "FA edit": 0.015 },
};

export function report(database: string, results: readonly Compared[]): string {
  const rows = results.flatMap(({ name, bytes, measures }) =>
    measures.flatMap(({ real, constant }) => [
      row(name, bytes, real, constant.perSecond === 0 ? "–" : percent(real.perSecond / constant.perSecond)),
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
    figure(p50, 2),
    figure(p99, 2),
    figure(cpuPerRequest, 3),
    memory.toFixed(0),
    ratio,
  ];
}

function verdicts(database: string, results: readonly Compared[]): string[] {
  return results.flatMap(({ name, measures }) => {
    const target = targets[database]?.[name];
    const crowd = measures.at(-1);
    if (target === undefined || crowd === undefined) return [];
    const reached = crowd.real.perSecond / crowd.constant.perSecond;
    const speed = `${crowd.real.perSecond.toFixed(0)} a second with ${crowd.real.connections} connections`;
    return [
      `${name}: ${speed}, ${percent(reached)} of its constant; target ${percent(target)}, ${verdict(reached >= target)}`,
    ];
  });
}

const figure = (value: number | null, digits: number) => value?.toFixed(digits) ?? "–";
const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
