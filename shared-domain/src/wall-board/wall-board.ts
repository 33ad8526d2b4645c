import { lackingPeople, staffedDemands, type TeamDemand } from "../assignment/demand";
import { type CheckInMark, missingPeople, type MissingPresence } from "../check-in/presence";
import { minutesWords, ofHours, ofMinutes } from "../time/duration";
import { createPeriod, type Period } from "../time/period";

/** A person on the wall board: anybody may read it, so a first name is all it knows of them. */
export type WallPerson = { firstname: string; state: MissingPresence["state"] };

/** A slot as the wall board knows it; instants as ISO texts. */
export type WallSlot = {
  task: string;
  place: string | null;
  start: string;
  end: string;
  /** The number of people expected. */
  expected: number;
  /** The number of people whom its demands still lack. */
  lacking: number;
  /** The people expected who are not there, and are not replaced; nobody at slots that start much later. */
  missing: WallPerson[];
};

/** A slot as it is stored, with all that its people and marks say. */
export type SlotOnWall = Pick<WallSlot, "task" | "place" | "start" | "end"> & {
  /** Those who come, by first name; null for a closed account. `as` is the team for which they come. */
  comers: readonly { id: number; firstname: string | null; as: string | null }[];
  demands: readonly TeamDemand[];
  marks: readonly CheckInMark[];
};

/** People expected at slots that start within this time are missing until they are checked in, in milliseconds. */
const MISSING_AHEAD = ofMinutes(15);
/** Slots that start within this time are announced, in milliseconds. */
const SOON = ofHours(1);
/** Slots that start within this time and lack people are shown, in milliseconds. */
const GAPS_AHEAD = ofHours(4);
/** The time that a board can run without network before slots are missing on it, in milliseconds. */
const RESERVE = ofHours(2);

/**
 * WB-1: a slot with first names and numbers only. Who is missing is what check-in says, what a slot lacks
 * what its demands say. Slots that start after `namesUntil` name nobody.
 */
export function toWallSlot({ comers, demands, marks, ...slot }: SlotOnWall, namesUntil: Date): WallSlot {
  const { task, place, start, end } = slot;
  const people = comers.flatMap(({ id, firstname }) => (firstname === null ? [] : [{ id, firstname }]));
  const period = createPeriod(slot);
  const named = period.start <= namesUntil ? people : [];
  const missing = missingPeople(
    named.map(({ id }) => id),
    marks,
    period,
  );
  const places = comers.map(({ as }) => (as === null ? {} : { as }));
  return {
    task,
    place,
    start,
    end,
    expected: people.length,
    lacking: lackingPeople(staffedDemands(demands, places)),
    missing: people.flatMap(({ id, firstname }) => {
      const presence = missing.get(id);
      return presence ? [{ firstname, state: presence.state }] : [];
    }),
  };
}

/**
 * WB-2: the slots that a board receives are those that run within this period. It begins at a quarter of an
 * hour, so that an unchanged festival gives an unchanged answer meanwhile. `namesUntil` is the latest start
 * of a slot whose missing people it may have to name.
 */
export function wallWindow(now: Date): Period & { namesUntil: Date } {
  const start = Math.floor(now.getTime() / ofMinutes(15)) * ofMinutes(15);
  const last = start + ofMinutes(15) + RESERVE;
  return {
    start: new Date(start),
    end: new Date(last + GAPS_AHEAD),
    namesUntil: new Date(last + MISSING_AHEAD),
  };
}

/** The three lists of the board. */
export type WallBoard = { missing: WallSlot[]; soon: WallSlot[]; gaps: WallSlot[] };

/**
 * The board at `now`, each list by start, place and task.
 *
 * - WB-3: people are missing at slots that run or start within a quarter of an hour.
 * - WB-4: slots that start within the hour are announced.
 * - WB-5: slots that run or start within four hours show what they lack.
 */
export function wallBoard(slots: readonly WallSlot[], now: Date): WallBoard {
  const left = ({ start }: WallSlot) => Date.parse(start) - now.getTime();
  const coming = slots.filter(({ end }) => Date.parse(end) > now.getTime()).sort(inOrder);
  return {
    missing: coming.filter((slot) => slot.missing.length > 0 && left(slot) <= MISSING_AHEAD),
    soon: coming.filter((slot) => left(slot) > 0 && left(slot) <= SOON),
    gaps: coming.filter((slot) => slot.lacking > 0 && left(slot) <= GAPS_AHEAD),
  };
}

const { compare } = new Intl.Collator("fr");

function inOrder(one: WallSlot, other: WallSlot): number {
  return (
    Date.parse(one.start) - Date.parse(other.start) ||
    compare(one.place ?? "", other.place ?? "") ||
    compare(one.task, other.task)
  );
}

/** WB-4: the people expected at a slot, of those it asks for: `2/4`; those named by its sheet count on both sides. */
export const wallFilling = ({ expected, lacking }: Pick<WallSlot, "expected" | "lacking">): string =>
  `${String(expected)}/${String(expected + lacking)}`;

/**
 * The time to a slot's start, or since then, in French. It is counted in minutes that pass, so it stays right
 * in the night when an hour comes twice.
 */
export function wallDelay({ start }: Pick<WallSlot, "start">, now: Date): string {
  const minutes = (Date.parse(start) - now.getTime()) / ofMinutes(1);
  if (minutes > 0) return `dans ${minutesWords(Math.ceil(minutes))}`;
  return minutes > -1 ? "maintenant" : `depuis ${minutesWords(Math.floor(-minutes))}`;
}

const MOST_NAMES = 8;
const stateWords: Record<WallPerson["state"], string> = {
  expected: "",
  absent: " (absent·e)",
  left: " (parti·e)",
};

/** The missing people of a slot in one line: `Léa, Théo (absent·e) et 3 autres`. */
export function wallNames(people: readonly WallPerson[]): string {
  const named = people.length > MOST_NAMES ? people.slice(0, MOST_NAMES - 1) : people;
  const names = named.map(({ firstname, state }) => `${firstname}${stateWords[state]}`).join(", ");
  return named.length === people.length ? names : `${names} et ${others(people.length - named.length)}`;
}

/** `12 autres` */
export const others = (count: number): string => `${String(count)} autre${count > 1 ? "s" : ""}`;

/** A board that was read longer ago than this is out of date, in milliseconds. */
const FRESH = ofMinutes(1);

/** WB-7: the age of what a board shows, in French, and true when that is too old to be relied upon. */
export function wallAge(readAt: Date, now: Date): { words: string; isStale: boolean } {
  const age = Math.max(0, now.getTime() - readAt.getTime());
  const words =
    age < ofMinutes(1) ? `${String(Math.floor(age / 1000))} s` : minutesWords(Math.floor(age / ofMinutes(1)));
  return { words, isStale: age > FRESH };
}
