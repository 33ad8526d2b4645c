import { toDate } from "@coulisses/shared-domain/time/instant";
import { scaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import type { LinePoint } from "../parts/chart-props";
import type { ChartSeries } from "../parts/series";
import { parisTicks } from "../parts/time-axis";

type Room = { width: number; height: number };

const TOP = 10;
const AXIS = 26;

/** The positions of a chart over time, in pixels. `end` is when the last values cease to hold. */
export function layoutLines(
  points: readonly LinePoint[],
  series: readonly ChartSeries[],
  end: string,
  { width, height }: Room,
) {
  const all = points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0));
  const y = scaleLinear()
    .domain([Math.min(0, ...all), Math.max(1, ...all)])
    .nice()
    .range([height - AXIS, TOP]);
  const yTicks = y.ticks(Math.max(2, Math.floor(height / 50))).filter(Number.isInteger);
  const left = 14 + 7 * Math.max(...yTicks.map((value) => String(value).length));
  const start = toDate(points[0]?.at ?? end);
  const x = scaleLinear()
    .domain([start.getTime(), toDate(end).getTime()])
    .range([left, width - 8]);
  const xOf = (at: string) => x(toDate(at).getTime());

  const path = line().curve(curveStepAfter);
  return {
    left,
    bottom: height - AXIS,
    top: TOP,
    zero: y(0),
    yTicks: yTicks.map((value) => ({ value, y: y(value) })),
    xTicks: parisTicks(start, toDate(end), width - left).map((tick) => ({
      ...tick,
      x: x(tick.at.getTime()),
    })),
    lines: series.map((one) => {
      const placed = points.map(({ at, values }): [number, number] => [xOf(at), y(values[one.key] ?? 0)]);
      const last = placed.at(-1);
      return { series: one, path: path(last ? [...placed, [xOf(end), last[1]]] : placed) ?? "" };
    }),
    slots: points.map((point, index) => ({
      point,
      x: xOf(point.at),
      width: Math.max(1, xOf(points[index + 1]?.at ?? end) - xOf(point.at)),
    })),
  };
}
