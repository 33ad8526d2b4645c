import { labelStore } from "./labels";
import type { Route } from "./route";

/** The gain for each slot that touches the one before, and for each that does not. */
export type Layout = { touching: number; apart: number };

/** Finds schedules; it reuses its memory from one to the next. */
export type Scheduler = {
  /** The gain of the best schedule with these gains of the stops. */
  best: (route: Route, gains: Float64Array, layout: Layout) => number;
  /** The stops of the schedule found last, from the last one to the first. */
  chosen: number[];
};

/**
 * Finds the best schedule of one person: the slots with the highest total gain, none overlapping, within the
 * rest rules. Exact: it goes through the stops in the order of time and keeps, at each, every way there that
 * no other one beats in gain and in each rule.
 */
export function createScheduler(): Scheduler {
  const labels = labelStore();
  const chosen: number[] = [];
  let firstLabel = new Int32Array(64);
  let endLabel = new Int32Array(64);

  function best(
    route: Route,
    gains: Float64Array,
    { touching: touchingGain, apart: apartGain }: Layout,
  ): number {
    const { stops, start, end, byEnd, isFixed, minimumRest, isBridge } = route;
    if (firstLabel.length < stops) {
      firstLabel = new Int32Array(stops * 2);
      endLabel = new Int32Array(stops * 2);
    }
    labels.clear(route);
    /** Ways that may continue after a rest; those that may continue at once. */
    let rested = [0];
    let touching: number[] = [];
    let touchingTime = NaN;
    let day = -1;
    let bestLabel = 0;
    let [afterRest, atStart] = [0, 0];
    let lastFixed = -1;
    const least = -2 * Math.max(touchingGain, apartGain);
    for (let stop = 0; stop < stops; stop += 1) {
      firstLabel[stop] = labels.count();
      endLabel[stop] = labels.count();
      const fixed = isFixed[stop] === 1;
      const gain = gains[stop] ?? 0;
      if (!fixed && gain === -Infinity) continue;
      // A slot with a loss may still pay off where it avoids a rest.
      if (!fixed && gain <= least && (minimumRest === 0 || isBridge[stop] === 0)) continue;
      const time = start[stop] ?? 0;
      const newDay = route.firstDay[stop] ?? 0;
      if (!fixed && newDay !== day) {
        day = newDay;
        const before = rested;
        rested = [];
        for (const label of before) labels.keep(rested, label, { day, stretches: false });
      }
      for (; afterRest < stops; afterRest += 1) {
        const other = byEnd[afterRest] ?? 0;
        const ended = end[other] ?? 0;
        if (ended >= time || ended + minimumRest > time) break;
        for (let label = firstLabel[other] ?? 0; label < (endLabel[other] ?? 0); label += 1) {
          labels.keep(rested, label, { day, stretches: false });
        }
      }
      if (time !== touchingTime) {
        touchingTime = time;
        touching = [];
        while (atStart < stops && (end[byEnd[atStart] ?? 0] ?? 0) < time) atStart += 1;
        for (let rank = atStart; rank < stops; rank += 1) {
          const other = byEnd[rank] ?? 0;
          if (end[other] !== time) break;
          for (let label = firstLabel[other] ?? 0; label < (endLabel[other] ?? 0); label += 1) {
            labels.keep(touching, label, { day, stretches: true });
          }
        }
      }
      if (fixed) {
        for (const label of rested) labels.pass(label, stop, "rested");
        for (const label of touching) labels.pass(label, stop, "touching");
        const ended = lastFixed < 0 ? -Infinity : (end[lastFixed] ?? 0);
        if (ended < time && ended + minimumRest > time) {
          for (let label = firstLabel[lastFixed] ?? 0; label < (endLabel[lastFixed] ?? 0); label += 1) {
            labels.pass(label, stop, "too soon");
          }
        }
        // Every later way has gone through here.
        rested = [];
        while (afterRest < stops && (end[byEnd[afterRest] ?? 0] ?? 0) <= time) afterRest += 1;
        lastFixed = stop;
        bestLabel = firstLabel[stop] ?? 0;
      } else {
        for (const label of rested) labels.take(label, stop, gain + apartGain, false);
        for (const label of touching) labels.take(label, stop, gain + touchingGain, true);
      }
      endLabel[stop] = labels.count();
      for (let label = firstLabel[stop] ?? 0; label < labels.count(); label += 1) {
        if (labels.value(label) > labels.value(bestLabel)) bestLabel = label;
      }
    }
    chosen.length = 0;
    for (let label = bestLabel; label > 0; label = labels.before(label)) {
      const stop = labels.stop(label);
      if (isFixed[stop] === 0) chosen.push(stop);
    }
    return labels.value(bestLabel);
  }

  return { best, chosen };
}
