import { ofHours } from "../time/duration";
import type { SlotDays } from "./festival-days";
import { KINDS, type ModelPerson, type ModelRow, type ModelSlot } from "./model";
import type { ProblemPerson, Span } from "./problem";

/** The slots and rows that any person may choose from. */
export type Offer = {
  slots: readonly ModelSlot[];
  /** In the order of their slots. */
  rows: readonly ModelRow[];
  /** The first row of each slot, and one more at the end. */
  rowStarts: Int32Array;
  daysOf: (span: Span) => SlotDays;
};

type Own = {
  person: ProblemPerson;
  /** Indices of the slots where the person comes in any case. */
  fixedSlots: readonly number[];
  /** Today's movable assignments: the team by the index of the slot. */
  today: ReadonlyMap<number, string>;
  /** Points for keeping a slot with the same team; half for another team. */
  staying: number;
};

/** The fixed assignments of a person. */
type Fixed = Pick<ModelPerson, "fixed" | "fixedDays" | "fixedNights">;

/** A person in the model, without friends and fair shares, which depend on everyone. */
export function personIn(offer: Offer, { person, fixedSlots, today, staying }: Own): ModelPerson {
  const { slots, rows } = offer;
  const fixed = fixedOf(fixedSlots, offer);
  const teams = new Set(person.teams);
  const own = { slots: [] as number[], rowStarts: [0], rows: [] as number[] };
  const points = new Map<number, number>();
  for (const rank of possibleSlots(slots, person, fixed)) {
    const before = today.get(rank);
    for (let row = offer.rowStarts[rank] ?? 0; row < (offer.rowStarts[rank + 1] ?? 0); row += 1) {
      const { team = "" } = rows[row] ?? {};
      if (!teams.has(team)) continue;
      own.rows.push(row);
      if (before !== undefined) points.set(row, before === team ? staying : staying / 2);
    }
    if (own.rows.length === own.rowStarts.at(-1)) continue;
    own.slots.push(rank);
    own.rowStarts.push(own.rows.length);
  }
  const hours = new Array<number>(KINDS).fill(0);
  for (const rank of fixedSlots) {
    const { hours: more = 0, kind = 0 } = slots[rank] ?? {};
    hours[0] = (hours[0] ?? 0) + more;
    hours[1 + kind] = (hours[1 + kind] ?? 0) + more;
  }
  return {
    id: person.id,
    slots: Int32Array.from(own.slots),
    rowStarts: Int32Array.from(own.rowStarts),
    rows: Int32Array.from(own.rows),
    staying: points,
    ...fixed,
    fixedSlots,
    rest: person.rest,
    likes: person.preference,
    friends: new Int32Array(),
    shares: { just: [], fixed: hours },
  };
}

function fixedOf(ranks: readonly number[], { slots, daysOf }: Offer): Fixed {
  const fixed: [number, number][] = [];
  for (const rank of ranks) {
    const { start = 0, end = 0 } = slots[rank] ?? {};
    const last = fixed.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else fixed.push([start, end]);
  }
  const fixedDays = new Map<number, number>();
  const fixedNights = new Set<number>();
  for (const { firstDay, inDays, nights } of fixed.map(daysOf)) {
    for (const [after, time] of inDays.entries()) {
      fixedDays.set(firstDay + after, (fixedDays.get(firstDay + after) ?? 0) + time);
    }
    if (nights !== null) for (let night = nights[0]; night <= nights[1]; night += 1) fixedNights.add(night);
  }
  return { fixed, fixedDays, fixedNights };
}

/**
 * The indices of the slots at which a person is available and free, and that break no rest rule by
 * themselves.
 */
function possibleSlots(slots: readonly ModelSlot[], person: ProblemPerson, fixed: Fixed): number[] {
  const ranks = new Set<number>();
  const busy = [...person.breaks, ...fixed.fixed];
  for (const [from, to] of person.availabilities) {
    for (let rank = firstFrom(slots, from); rank < slots.length; rank += 1) {
      const slot = slots[rank];
      if (slot === undefined || slot.start >= to) break;
      if (slot.end > to || busy.some(([start, end]) => start < slot.end && slot.start < end)) continue;
      if (isRestful(slot, person.rest, fixed)) ranks.add(rank);
    }
  }
  return [...ranks].sort((a, b) => a - b);
}

function firstFrom(slots: readonly ModelSlot[], time: number): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle]?.start ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * True when the slot, with the fixed assignments only, respects the rest rules on hours a day and consecutive
 * nights.
 */
function isRestful(
  { start, end, firstDay, inDays, nights }: ModelSlot,
  { hoursInARow = Infinity, hoursPerDay = Infinity, nightsInARow = Infinity }: ProblemPerson["rest"],
  { fixedDays, fixedNights }: Fixed,
): boolean {
  if (end - start > ofHours(hoursInARow)) return false;
  if (inDays.some((time, after) => time + (fixedDays.get(firstDay + after) ?? 0) > ofHours(hoursPerDay))) {
    return false;
  }
  if (nights === null || nightsInARow === Infinity) return true;
  let [first, last] = nights;
  while (fixedNights.has(first - 1)) first -= 1;
  while (fixedNights.has(last + 1)) last += 1;
  return last - first + 1 <= nightsInARow;
}
