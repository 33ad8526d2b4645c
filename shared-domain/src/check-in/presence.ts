import { inHours, ofMinutes } from "../time/duration";
import { toDate } from "../time/instant";
import type { Period } from "../time/period";

/** What can be noted about somebody at a slot. */
export const markKinds = ["ARRIVED", "LEFT", "ABSENT", "REPLACED", "CLEARED"] as const;
/** What can be noted about somebody at a slot; CLEARED takes back what was noted before. */
export type MarkKind = (typeof markKinds)[number];

/** What was noted about somebody at a slot. */
export type CheckInMark = {
  /** A lowercase uuid, given by the phone. */
  id: string;
  userId: number;
  kind: MarkKind;
  /** Who comes instead, when REPLACED; null for somebody who is no account any more. */
  replacedBy: number | null;
  /** An ISO instant, by the phone's clock. */
  notedAt: string;
};

/** How somebody stands at a slot. */
export type Presence =
  | { state: "expected" | "absent" }
  | { state: "arrived"; arrivedAt: Date; isLate: boolean }
  | { state: "left"; arrivedAt: Date; isLate: boolean; leftAt: Date; isEarly: boolean }
  | { state: "replaced"; by: number | null };

/** CI-3: whoever comes later than so many milliseconds after the start is late. */
export const TOLERANCE = ofMinutes(10);

const EXPECTED: Presence = { state: "expected" };

/** By when they were noted, then by id: the order that all phones and the server agree on. */
function inOrder(marks: readonly CheckInMark[]): CheckInMark[] {
  return [...marks].sort(
    (one, other) =>
      toDate(one.notedAt).getTime() - toDate(other.notedAt).getTime() || (one.id < other.id ? -1 : 1),
  );
}

/**
 * CI-2: how somebody stands at a slot by the marks about them, in whatever order they are given, twice or once. What
 * was noted before they were absent, replaced or cleared counts no more; of two arrivals the first one counts, and
 * whoever arrives again after leaving has not left.
 */
export function presenceOf(marks: readonly CheckInMark[], slot: Period): Presence {
  const ordered = inOrder(marks);
  const reset = ordered.findLastIndex(({ kind }) => kind !== "ARRIVED" && kind !== "LEFT");
  const movements = ordered.slice(reset + 1);
  const arrival = movements.find(({ kind }) => kind === "ARRIVED");
  if (arrival === undefined) return withoutArrival(ordered[reset]);
  const noted = toDate(arrival.notedAt);
  const isAfterwards = noted >= slot.end;
  const arrivedAt = isAfterwards ? slot.start : noted;
  const present = { arrivedAt, isLate: arrivedAt.getTime() > slot.start.getTime() + TOLERANCE };
  const lastArrival = movements.findLastIndex(({ kind }) => kind === "ARRIVED");
  const leaving = movements.slice(lastArrival + 1).find(({ kind }) => kind === "LEFT");
  if (leaving === undefined) return { state: "arrived", ...present };
  const leftAt = toDate(leaving.notedAt);
  return { state: "left", ...present, leftAt, isEarly: leftAt < slot.end };
}

function withoutArrival(reset: CheckInMark | undefined): Presence {
  if (reset?.kind === "ABSENT") return { state: "absent" };
  return reset?.kind === "REPLACED" ? { state: "replaced", by: reset.replacedBy } : EXPECTED;
}

/** How everybody about whom something was noted stands at the slot, by person. */
export function presencesOf(marks: readonly CheckInMark[], slot: Period): Map<number, Presence> {
  const people = new Set(marks.map(({ userId }) => userId));
  return new Map(
    [...people].map((id) => [
      id,
      presenceOf(
        marks.filter(({ userId }) => userId === id),
        slot,
      ),
    ]),
  );
}

/** Whether somebody has to be looked for while the slot goes on: not there, without anybody instead. */
export const isMissing = (presence: Presence): boolean =>
  presence.state === "expected" || presence.state === "absent" || presence.state === "left";

/**
 * CI-4: how long somebody has really worked at a slot until `now`, in milliseconds: from their arrival, or the slot's
 * start when they came earlier, until they left, never beyond the slot. An arrival that is noted once the slot is
 * over says that they were there from its start.
 */
export function workedTime(presence: Presence, slot: Period, now: Date): number {
  if (presence.state !== "arrived" && presence.state !== "left") return 0;
  const from = Math.max(presence.arrivedAt.getTime(), slot.start.getTime());
  const until = Math.min(
    presence.state === "left" ? presence.leftAt.getTime() : Infinity,
    slot.end.getTime(),
    now.getTime(),
  );
  return Math.max(0, until - from);
}

/** The key of the configuration that says what an hour really worked is worth; nothing while nobody has set it. */
export const CHECK_IN_CHARISMA_KEY = "checkInCharisma";

/** The most that an hour may be worth, in points. */
export const MOST_CHARISMA_AN_HOUR = 1000;

/** Points for each hour really worked at a slot. */
export type CheckInCharisma = { perHour: number };

/** CI-8: what the time worked at one slot (ms) is worth; as with availabilities, a last part of an hour counts as one. */
export const workedCharisma = (worked: number, perHour: number): number => inHours(worked) * perHour;
