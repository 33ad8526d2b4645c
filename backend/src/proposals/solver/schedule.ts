import { clearLabels, type LabelTable, newLabelTable } from "./label-table";
import { keepBest, pass, take } from "./labels";
import type { Route } from "./route";

/** The gain for each slot that touches the one before, and for each that does not. */
export type Layout = { touching: number; apart: number };

/** Finds schedules; it reuses its memory from one to the next. */
type Scheduler = {
  /** The gain of the best schedule with these gains of the stops. */
  best: (route: Route, gains: Float64Array, layout: Layout) => number;
  /** The stops of the schedule found last, from the last one to the first. */
  chosen: number[];
};

/** A walk through the stops of a route, in the order of time. */
type Walk = {
  labels: LabelTable;
  /** The labels of each stop: from the first to before the end. */
  firstLabel: Int32Array;
  endLabel: Int32Array;
  /** Ways that may continue after a rest, and the rank (by end) of the next stop that may join them. */
  rested: number[];
  afterRest: number;
  /** Ways that may continue at once at this time, and the rank (by end) of the first stop that ends then. */
  touching: number[];
  touchingTime: number;
  atStart: number;
  day: number;
  lastFixed: number;
};

/**
 * Finds the best schedule of one person: the slots with the highest total gain, none overlapping, within the
 * rest rules. Exact: it goes through the stops in the order of time and keeps, at each, every way there that
 * no other one beats in gain and in each rule.
 */
export function createScheduler(): Scheduler {
  const chosen: number[] = [];
  let walk: Walk | undefined;

  function best(route: Route, gains: Float64Array, { touching, apart }: Layout): number {
    walk = startedWalk(walk, route);
    const { labels, firstLabel, endLabel } = walk;
    const { isFixed, minimumRest, isBridge } = route;
    const least = -2 * Math.max(touching, apart);
    let bestLabel = 0;
    for (let stop = 0; stop < route.stops; stop += 1) {
      firstLabel[stop] = labels.count;
      endLabel[stop] = labels.count;
      if (isFixed[stop] === 1) {
        meetFixed(walk, route, stop);
        bestLabel = firstLabel[stop] ?? 0;
      } else {
        const gain = gains[stop] ?? 0;
        if (gain === -Infinity) continue;
        // A slot with a loss may still pay off where it avoids a rest.
        if (gain <= least && (minimumRest === 0 || isBridge[stop] === 0)) continue;
        beginDay(walk, route.firstDay[stop] ?? 0);
        advance(walk, route, route.start[stop] ?? 0);
        for (const label of walk.rested) take(labels, label, stop, gain + apart, false);
        for (const label of walk.touching) take(labels, label, stop, gain + touching, true);
      }
      endLabel[stop] = labels.count;
      for (let label = firstLabel[stop] ?? 0; label < labels.count; label += 1) {
        if ((labels.value[label] ?? 0) > (labels.value[bestLabel] ?? 0)) bestLabel = label;
      }
    }
    chosen.length = 0;
    for (let label = bestLabel; label > 0; label = labels.before[label] ?? 0) {
      const stop = labels.stop[label] ?? 0;
      if (isFixed[stop] === 0) chosen.push(stop);
    }
    return labels.value[bestLabel] ?? 0;
  }

  return { best, chosen };
}

/** A walk at the beginning of a route, with the memory of an earlier one where that is enough. */
function startedWalk(earlier: Walk | undefined, route: Route): Walk {
  const walk = earlier ?? {
    labels: newLabelTable(route),
    firstLabel: new Int32Array(64),
    endLabel: new Int32Array(64),
    rested: [],
    afterRest: 0,
    touching: [],
    touchingTime: NaN,
    atStart: 0,
    day: -1,
    lastFixed: -1,
  };
  if (walk.firstLabel.length < route.stops) {
    walk.firstLabel = new Int32Array(route.stops * 2);
    walk.endLabel = new Int32Array(route.stops * 2);
  }
  clearLabels(walk.labels, route);
  walk.rested = [0];
  walk.afterRest = 0;
  walk.touching = [];
  walk.touchingTime = NaN;
  walk.atStart = 0;
  walk.day = -1;
  walk.lastFixed = -1;
  return walk;
}

/** Compares the rested ways anew on another day, on which the hours of earlier ones don't count. */
function beginDay(walk: Walk, day: number): void {
  if (day === walk.day) return;
  walk.day = day;
  const before = walk.rested;
  walk.rested = [];
  for (const label of before) keepBest(walk.labels, walk.rested, label, day, false);
}

/** Finds the ways that may continue at this time, after a rest or at once. */
function advance(walk: Walk, { stops, byEnd, end, minimumRest }: Route, time: number): void {
  for (; walk.afterRest < stops; walk.afterRest += 1) {
    const other = byEnd[walk.afterRest] ?? 0;
    const ended = end[other] ?? 0;
    if (ended >= time || ended + minimumRest > time) break;
    keepWaysTo(walk, other, walk.rested, false);
  }
  if (time === walk.touchingTime) return;
  walk.touchingTime = time;
  walk.touching = [];
  while (walk.atStart < stops && (end[byEnd[walk.atStart] ?? 0] ?? 0) < time) walk.atStart += 1;
  for (let rank = walk.atStart; rank < stops; rank += 1) {
    const other = byEnd[rank] ?? 0;
    if (end[other] !== time) break;
    keepWaysTo(walk, other, walk.touching, true);
  }
}

function keepWaysTo(walk: Walk, stop: number, list: number[], stretches: boolean): void {
  const { labels, firstLabel, endLabel, day } = walk;
  for (let label = firstLabel[stop] ?? 0; label < (endLabel[stop] ?? 0); label += 1)
    keepBest(labels, list, label, day, stretches);
}

/** Leads every way through a fixed stop, so that all later ones have gone through it. */
function meetFixed(walk: Walk, route: Route, stop: number): void {
  const { stops, start, end, byEnd, minimumRest } = route;
  const { labels, firstLabel, endLabel, lastFixed } = walk;
  const time = start[stop] ?? 0;
  advance(walk, route, time);
  for (const label of walk.rested) pass(labels, label, stop, "rested");
  for (const label of walk.touching) pass(labels, label, stop, "touching");
  const ended = lastFixed < 0 ? -Infinity : (end[lastFixed] ?? 0);
  if (ended < time && ended + minimumRest > time) {
    for (let label = firstLabel[lastFixed] ?? 0; label < (endLabel[lastFixed] ?? 0); label += 1)
      pass(labels, label, stop, "too soon");
  }
  walk.rested = [];
  while (walk.afterRest < stops && (end[byEnd[walk.afterRest] ?? 0] ?? 0) <= time) walk.afterRest += 1;
  walk.lastFixed = stop;
}
