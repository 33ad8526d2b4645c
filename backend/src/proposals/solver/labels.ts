import { growLabels, type LabelTable } from "./label-table";

/** The transition after a fixed stretch. */
type Passage = "rested" | "touching" | "too soon";

/** The stretch holds a chosen slot. */
const CHOSEN = 1;
/** The stretch is fixed and begins too soon after another: no chosen slot may join it. */
const CLOSED = 2;

/**
 * The consecutive nights that count for a night of the day `today` or later; those that ended before do not.
 */
function nightsUntil({ route, night, nights }: LabelTable, label: number, today: number): number {
  const last = night[label] ?? -1;
  if (last < 0) return 0;
  for (let one = last + 1; one <= today; one += 1) if (!route.fixedNights.has(one)) return 0;
  return nights[label] ?? 0;
}

/**
 * True when anything that may follow `b` may follow `a` too, for no less. `from` is the first day whose hours
 * count; `stretches` says that the stretch goes on.
 */
function beats(table: LabelTable, a: number, b: number, from: number, stretches: boolean): boolean {
  const { route, value, stretch, mark, day, inDay, night, nights } = table;
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
  const own = nightsUntil(table, a, from);
  return own === 0 || (night[a] === night[b] && own <= (nights[b] ?? 0));
}

/** Adds a way to a list unless one in it beats it; removes those that it beats. */
export function keepBest(
  table: LabelTable,
  list: number[],
  label: number,
  from: number,
  stretches: boolean,
): void {
  for (const other of list) if (beats(table, other, label, from, stretches)) return;
  let length = 0;
  for (const other of list) if (!beats(table, label, other, from, stretches)) list[length++] = other;
  list[length++] = label;
  if (length < list.length) list.length = length;
}

/** Makes the label just written count, unless another one of the same stop beats it. */
function settle(table: LabelTable, stop: number): void {
  const { count } = table;
  if (stop !== table.lastStop) table.firstOfStop = count;
  table.lastStop = stop;
  const from = table.route.lastDay[stop] ?? 0;
  for (let other = table.firstOfStop; other < count; other += 1)
    if (beats(table, other, count, from, true)) return;
  table.count += 1;
  if (table.count === table.value.length) growLabels(table);
}

/** Continues from a label with a slot of a stop, unless a rule forbids it. */
export function take(table: LabelTable, label: number, stop: number, gain: number, touches: boolean): void {
  const { route, count } = table;
  const length = (route.end[stop] ?? 0) - (route.start[stop] ?? 0);
  const worked = touches ? (table.stretch[label] ?? 0) + length : length;
  if (worked > route.longestStretch || (touches && ((table.mark[label] ?? 0) & CLOSED) !== 0)) return;
  const firstDay = route.firstDay[stop] ?? 0;
  const already = table.day[label] === firstDay ? (table.inDay[label] ?? 0) : 0;
  if (already > (route.freeInFirstDay[stop] ?? 0)) return;
  let lastNight = table.night[label] ?? 0;
  let inARow = table.nights[label] ?? 0;
  const firstNight = route.firstNight[stop] ?? -1;
  if (firstNight >= 0 && route.mostNights !== Infinity) {
    const reached = route.lastNight[stop] ?? 0;
    const earlier = nightsUntil(table, label, firstNight - 1);
    inARow =
      earlier > 0
        ? earlier + reached - lastNight
        : (route.nightsBefore[stop] ?? 0) + reached - firstNight + 1;
    lastNight = reached;
    if (inARow + (route.nightsAfter[stop] ?? 0) > route.mostNights) return;
  }
  const lastDay = route.lastDay[stop] ?? 0;
  table.value[count] = (table.value[label] ?? 0) + gain;
  table.stretch[count] = worked;
  table.day[count] = lastDay;
  table.inDay[count] =
    firstDay === lastDay ? already + (route.inFirstDay[stop] ?? 0) : (route.inLastDay[stop] ?? 0);
  table.night[count] = lastNight;
  table.nights[count] = inARow;
  table.mark[count] = CHOSEN;
  table.stop[count] = stop;
  table.before[count] = label;
  settle(table, stop);
}

/** Continues from a label through a fixed stretch; slots chosen before it must leave the required rest. */
export function pass(table: LabelTable, label: number, stop: number, passage: Passage): void {
  const { route, count } = table;
  const length = (route.end[stop] ?? 0) - (route.start[stop] ?? 0);
  const marks = table.mark[label] ?? 0;
  if (passage === "too soon" && (marks & CHOSEN) !== 0) return;
  const worked = passage === "touching" ? (table.stretch[label] ?? 0) + length : length;
  if (passage === "touching" && worked > route.longestStretch) return;
  table.value[count] = table.value[label] ?? 0;
  table.stretch[count] = worked;
  table.day[count] = table.day[label] ?? 0;
  table.inDay[count] = table.inDay[label] ?? 0;
  table.night[count] = table.night[label] ?? 0;
  table.nights[count] = table.nights[label] ?? 0;
  table.mark[count] = passage === "touching" ? marks : passage === "too soon" ? CLOSED : 0;
  table.stop[count] = stop;
  table.before[count] = label;
  settle(table, stop);
}
