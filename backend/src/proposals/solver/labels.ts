import type { Route } from "./route";

/** The transition after a fixed stretch. */
type Passage = "rested" | "touching" | "too soon";

/**
 * A place for labels that may beat each other: the first day whose hours count, and whether the stretch goes
 * on.
 */
type Rivalry = { day: number; stretches: boolean };

/** No night yet: far from all others. */
const NO_NIGHT = -10;
/** The stretch holds a chosen slot. */
const CHOSEN = 1;
/** The stretch is fixed and begins too soon after another: no chosen slot may join it. */
const CLOSED = 2;

/** The ways to each stop of a route: their gain, and the counters of the rules. */
export function labelStore() {
  let count = 0;
  let room = 4096;
  let route: Route;
  let firstOfStop = 0;
  let lastStop = -1;
  let value = new Float64Array(room);
  /** Milliseconds of work so far without a pause. */
  let stretch = new Float64Array(room);
  let day = new Int32Array(room);
  /** Milliseconds chosen in that day. */
  let inDay = new Float64Array(room);
  /** The last night with a chosen slot, and the number of consecutive ones that end there. */
  let night = new Int32Array(room);
  let nights = new Int32Array(room);
  let mark = new Uint8Array(room);
  let stopOf = new Int32Array(room);
  let before = new Int32Array(room);

  function grow(): void {
    room *= 2;
    const longer = <A extends Float64Array | Int32Array | Uint8Array>(array: A, longerArray: A): A => {
      longerArray.set(array);
      return longerArray;
    };
    value = longer(value, new Float64Array(room));
    stretch = longer(stretch, new Float64Array(room));
    day = longer(day, new Int32Array(room));
    inDay = longer(inDay, new Float64Array(room));
    night = longer(night, new Int32Array(room));
    nights = longer(nights, new Int32Array(room));
    mark = longer(mark, new Uint8Array(room));
    stopOf = longer(stopOf, new Int32Array(room));
    before = longer(before, new Int32Array(room));
  }

  /**
   * The consecutive nights that count for a night of the day `today` or later; those that ended before do
   * not.
   */
  function nightsUntil(label: number, today: number): number {
    const last = night[label] ?? NO_NIGHT;
    if (last < 0) return 0;
    for (let one = last + 1; one <= today; one += 1) if (!route.fixedNights.has(one)) return 0;
    return nights[label] ?? 0;
  }

  /** True when anything that may follow `b` may follow `a` too, for no less. */
  function beats(a: number, b: number, from: number, stretches: boolean): boolean {
    if ((value[a] ?? 0) < (value[b] ?? 0)) return false;
    if (stretches) {
      if ((stretch[a] ?? 0) > (stretch[b] ?? 0) && route.longestStretch !== Infinity) return false;
      if (((mark[a] ?? 0) & ~(mark[b] ?? 0)) !== 0) return false;
    }
    if (route.countsDays) {
      const hours = (day[a] ?? 0) >= from ? (inDay[a] ?? 0) : 0;
      if (hours > 0 && (day[a] !== day[b] || hours > (inDay[b] ?? 0))) return false;
    }
    if (route.mostNights === Infinity) return true;
    const own = nightsUntil(a, from);
    return own === 0 || (night[a] === night[b] && own <= (nights[b] ?? 0));
  }

  /** Adds a way to a list unless one in it beats it; removes those that it beats. */
  function keep(list: number[], label: number, { day: from, stretches }: Rivalry): void {
    for (const other of list) if (beats(other, label, from, stretches)) return;
    let length = 0;
    for (const other of list) if (!beats(label, other, from, stretches)) list[length++] = other;
    list[length++] = label;
    if (length < list.length) list.length = length;
  }

  /** Makes the label just written count, unless another one of the same stop beats it. */
  function settle(stop: number): void {
    if (stop !== lastStop) firstOfStop = count;
    lastStop = stop;
    const from = route.lastDay[stop] ?? 0;
    for (let other = firstOfStop; other < count; other += 1) if (beats(other, count, from, true)) return;
    count += 1;
    if (count === room) grow();
  }

  /** Continues from a label with a slot of a stop, unless a rule forbids it. */
  function take(label: number, stop: number, gain: number, touches: boolean): void {
    const length = (route.end[stop] ?? 0) - (route.start[stop] ?? 0);
    const worked = touches ? (stretch[label] ?? 0) + length : length;
    if (worked > route.longestStretch || (touches && ((mark[label] ?? 0) & CLOSED) !== 0)) return;
    const firstDay = route.firstDay[stop] ?? 0;
    const already = day[label] === firstDay ? (inDay[label] ?? 0) : 0;
    if (already > (route.freeInFirstDay[stop] ?? 0)) return;
    let [lastNight, inARow] = [night[label] ?? 0, nights[label] ?? 0];
    const firstNight = route.firstNight[stop] ?? -1;
    if (firstNight >= 0 && route.mostNights !== Infinity) {
      const reached = route.lastNight[stop] ?? 0;
      const earlier = nightsUntil(label, firstNight - 1);
      inARow =
        earlier > 0
          ? earlier + reached - lastNight
          : (route.nightsBefore[stop] ?? 0) + reached - firstNight + 1;
      lastNight = reached;
      if (inARow + (route.nightsAfter[stop] ?? 0) > route.mostNights) return;
    }
    const lastDay = route.lastDay[stop] ?? 0;
    value[count] = (value[label] ?? 0) + gain;
    stretch[count] = worked;
    day[count] = lastDay;
    inDay[count] =
      firstDay === lastDay ? already + (route.inFirstDay[stop] ?? 0) : (route.inLastDay[stop] ?? 0);
    night[count] = lastNight;
    nights[count] = inARow;
    mark[count] = CHOSEN;
    stopOf[count] = stop;
    before[count] = label;
    settle(stop);
  }

  /** Continues from a label through a fixed stretch; slots chosen before it must leave the required rest. */
  function pass(label: number, stop: number, passage: Passage): void {
    const length = (route.end[stop] ?? 0) - (route.start[stop] ?? 0);
    const marks = mark[label] ?? 0;
    if (passage === "too soon" && (marks & CHOSEN) !== 0) return;
    const worked = passage === "touching" ? (stretch[label] ?? 0) + length : length;
    if (passage === "touching" && worked > route.longestStretch) return;
    value[count] = value[label] ?? 0;
    stretch[count] = worked;
    day[count] = day[label] ?? 0;
    inDay[count] = inDay[label] ?? 0;
    night[count] = night[label] ?? 0;
    nights[count] = nights[label] ?? 0;
    mark[count] = passage === "touching" ? marks : passage === "too soon" ? CLOSED : 0;
    stopOf[count] = stop;
    before[count] = label;
    settle(stop);
  }

  return {
    count: () => count,
    value: (label: number) => value[label] ?? 0,
    stop: (label: number) => stopOf[label] ?? 0,
    before: (label: number) => before[label] ?? 0,
    keep,
    take,
    pass,
    /** Forgets all; label 0 is then the beginning of a route. */
    clear(ofRoute: Route): void {
      route = ofRoute;
      lastStop = -1;
      value[0] = 0;
      stretch[0] = 0;
      day[0] = -1;
      inDay[0] = 0;
      night[0] = NO_NIGHT;
      nights[0] = 0;
      mark[0] = 0;
      stopOf[0] = -1;
      before[0] = -1;
      count = 1;
    },
  };
}
