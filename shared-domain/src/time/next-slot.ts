import { toDate } from "./instant";
import { addDays, parisDay, parisInstant, toParis } from "./paris";

/** The bounds of a slot as forms hold them: ISO instants. */
type Slot = { start: string; end: string };

function shiftInstant(instant: string, days: number): string {
  const date = toDate(instant);
  const { hour, minute } = toParis(date);
  return parisInstant(addDays(parisDay(date), days), hour, minute).toISOString();
}

/** The same hours of Paris some days later (or earlier), whatever the clocks do meanwhile. */
export function shiftSlot({ start, end }: Slot, days: number): Slot {
  return { start: shiftInstant(start, days), end: shiftInstant(end, days) };
}

/** The slot of these that starts last; undefined when there is none. */
const lastSlot = (slots: readonly Slot[]) =>
  [...slots].sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end)).at(-1);

/**
 * The proposal for one more slot: the hours of the last one, the day after, since the same period twice is
 * refused. Undefined when there is none yet.
 */
export function nextSlot(slots: readonly Slot[]): Slot | undefined {
  const last = lastSlot(slots);
  return last && shiftSlot(last, 1);
}
