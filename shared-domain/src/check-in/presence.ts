import { inHours, ofMinutes } from "../time/duration";
import { toDate } from "../time/instant";
import type { Period } from "../time/period";

/** The kinds of marks about a person at a slot. */
export const markKinds = ["ARRIVED", "LEFT", "ABSENT", "REPLACED", "CLEARED"] as const;
/** The kind of a mark; CLEARED takes back the earlier ones. */
export type MarkKind = (typeof markKinds)[number];

/** A mark about a person at a slot. */
export type CheckInMark = {
  /** A lowercase uuid, given by the phone. */
  id: string;
  userId: number;
  kind: MarkKind;
  /** The id of the replacement, when REPLACED; null when their account is closed. */
  replacedBy: number | null;
  /** An ISO instant, by the phone's clock. */
  notedAt: string;
  /** CI-9: when the person came or left, as said by the one who noted it; absent or null: at `notedAt`. */
  happenedAt?: string | null;
  /** CI-11: true for an absence through illness; absent in marks of phones that did not know it. */
  isIll?: boolean;
};

/** The presence of a person at a slot. */
export type Presence =
  | { state: "expected" }
  | { state: "absent"; isIll: boolean }
  | { state: "arrived"; arrivedAt: Date; isLate: boolean }
  | { state: "left"; arrivedAt: Date; isLate: boolean; leftAt: Date; isEarly: boolean }
  | { state: "replaced"; by: number | null };

/** CI-3: a person who arrives later than this after the start is late, in milliseconds. */
const TOLERANCE = ofMinutes(10);

const EXPECTED: Presence = { state: "expected" };

/** By instant, then by id: the same order on all phones and on the server. */
function inOrder(marks: readonly CheckInMark[]): CheckInMark[] {
  return [...marks].sort(
    (one, other) =>
      toDate(one.notedAt).getTime() - toDate(other.notedAt).getTime() || (one.id < other.id ? -1 : 1),
  );
}

/**
 * CI-2: the presence of a person at a slot from their marks, given in any order, some of them repeated. Marks
 * before the last absence, replacement or clearing don't count; of two arrivals the first counts, and a
 * person who arrives again after leaving has not left.
 *
 * CI-9: an hour that was said corrects those noted by a press, whichever was noted first, and the one said
 * last counts. A leaving before the arrival doesn't count.
 */
export function presenceOf(marks: readonly CheckInMark[], slot: Period): Presence {
  const ordered = inOrder(marks);
  const reset = ordered.findLastIndex(({ kind }) => kind !== "ARRIVED" && kind !== "LEFT");
  const movements = ordered.slice(reset + 1);
  const arrivals = movements.filter(({ kind }) => kind === "ARRIVED");
  const [arrival] = arrivals;
  if (arrival === undefined) return withoutArrival(ordered[reset]);
  const arrivedAt = saidLast(arrivals) ?? arrivalOfPress(toDate(arrival.notedAt), slot);
  const present = { arrivedAt, isLate: arrivedAt.getTime() > slot.start.getTime() + TOLERANCE };
  const lastArrival = movements.findLastIndex(({ kind }) => kind === "ARRIVED");
  const leavings = movements.slice(lastArrival + 1);
  const [leaving] = leavings;
  const leftAt = saidLast(leavings) ?? (leaving && toDate(leaving.notedAt));
  if (leftAt === undefined || leftAt < arrivedAt) return { state: "arrived", ...present };
  return { state: "left", ...present, leftAt, isEarly: leftAt < slot.end };
}

/** The hour said last among marks in their order. */
function saidLast(marks: readonly CheckInMark[]): Date | undefined {
  const said = marks.flatMap(({ happenedAt }) => happenedAt ?? []).at(-1);
  return said === undefined ? undefined : toDate(said);
}

/** Noted once the slot is over, an arrival says that the person was there, not that they came so late. */
const arrivalOfPress = (noted: Date, { start, end }: Period): Date => (noted >= end ? start : noted);

function withoutArrival(reset: CheckInMark | undefined): Presence {
  if (reset?.kind === "ABSENT") return { state: "absent", isIll: reset.isIll ?? false };
  return reset?.kind === "REPLACED" ? { state: "replaced", by: reset.replacedBy } : EXPECTED;
}

/** The presence at the slot of every person with a mark, by id. */
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

/** The presence of a person who is missing while the slot goes on: not there, and not replaced. */
export type MissingPresence = Extract<Presence, { state: "expected" | "absent" | "left" }>;

/** True when the person is missing while the slot goes on. */
export const isMissing = (presence: Presence): presence is MissingPresence =>
  presence.state === "expected" || presence.state === "absent" || presence.state === "left";

/** The people missing among those expected at a slot, by id. */
export function missingPeople(
  assignees: readonly number[],
  marks: readonly CheckInMark[],
  slot: Period,
): Map<number, MissingPresence> {
  const presences = presencesOf(marks, slot);
  return new Map(
    assignees.flatMap((id) => {
      const presence = presences.get(id) ?? EXPECTED;
      return isMissing(presence) ? [[id, presence] as const] : [];
    }),
  );
}

/**
 * CI-4: the time worked at a slot until `now`, in milliseconds: from the arrival, or the slot's start if that
 * is later, until the departure or the slot's end. An arrival noted after the slot's end without its hour
 * counts from its start.
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

/** The configuration key of the charisma of an hour worked; without it worked hours earn nothing. */
export const CHECK_IN_CHARISMA_KEY = "checkInCharisma";

/** The highest worth of an hour, in points. */
export const MOST_CHARISMA_AN_HOUR = 1000;

/** Points for each hour worked at a slot. */
export type CheckInCharisma = { perHour: number };

/**
 * CI-8: the points for the time worked at one slot (milliseconds); as with availabilities, a last incomplete
 * hour counts as one.
 */
export const workedCharisma = (worked: number, perHour: number): number => inHours(worked) * perHour;
