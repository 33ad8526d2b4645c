import { codeIn } from "@coulisses/shared-domain/check-in/code";
import { hoursWords } from "@coulisses/shared-domain/check-in/hours";
import {
  type CheckInMark,
  type Presence,
  presencesOf,
  workedTime,
} from "@coulisses/shared-domain/check-in/presence";
import { nearestMoment, type SaidKind } from "@coulisses/shared-domain/check-in/said-hours";
import type { CheckInList } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { minutesWords, ofMinutes } from "@coulisses/shared-domain/time/duration";
import { formatTime } from "@coulisses/shared-domain/time/format";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import type { KeptMark } from "./kept-marks";

/** A person at a slot, as far as this phone knows. */
export type PersonRow = Omit<CheckInList["people"][number], "code"> & {
  /** Absent for a person just added on this phone. */
  code?: string;
  presence: Presence;
  /** A mark about this person still waits on the phone. */
  isWaiting: boolean;
};

const EXPECTED: Presence = { state: "expected" };

/**
 * People expected at the slot, then their replacements. `waiting`: the phone's unsent marks of this slot;
 * `members`: people that those marks may name.
 */
export function peopleRows(
  sheet: CheckInList,
  waiting: readonly KeptMark[],
  members: readonly UserIdentity[],
): PersonRow[] {
  const presences = presencesOf([...sheet.marks, ...waiting], createPeriod(sheet));
  const rowOf = (person: Omit<PersonRow, "presence" | "isWaiting">): PersonRow => ({
    ...person,
    presence: presences.get(person.id) ?? EXPECTED,
    isWaiting: waiting.some(({ userId }) => userId === person.id),
  });
  const known = new Set(sheet.people.map(({ id }) => id));
  const added = new Set(waiting.flatMap(({ replacedBy }) => replacedBy ?? []).filter((id) => !known.has(id)));
  const newcomers = [...added].flatMap((id) => {
    const person = members.find((member) => member.id === id);
    return person ? [{ ...identityOf(person), isExpected: false }] : [];
  });
  return [...sheet.people, ...newcomers]
    .map(rowOf)
    .filter(
      ({ isExpected, isWaiting, presence }) => isExpected || isWaiting || presence.state !== "expected",
    );
}

const identityOf = ({ id, firstname, lastname, nickname = null }: UserIdentity) => ({
  id,
  firstname,
  lastname,
  nickname,
});

/** A presence in words: colour alone never tells it. */
export function presenceWords(presence: Presence, slotStart: Date, people: readonly PersonRow[]): string {
  switch (presence.state) {
    case "expected":
      return "Pas encore là";
    case "absent":
      return presence.isIll ? "Malade" : "Absent·e";
    case "arrived":
      return arrivalWords(presence, slotStart);
    case "left":
      return `${presence.isEarly ? "Parti·e avant la fin, à" : "Parti·e à"} ${formatTime(presence.leftAt)}`;
    case "replaced": {
      const replacement = people.find(({ id }) => id === presence.by);
      return `Remplacé·e par ${replacement ? displayName(replacement) : "quelqu'un"}`;
    }
  }
}

/** The hours that count of a person who has left, in words; undefined for anyone else. */
export function workedWords(presence: Presence, slot: Period): string | undefined {
  if (presence.state !== "left") return undefined;
  const worked = workedTime(presence, slot, slot.end);
  return `Arrivé·e à ${formatTime(presence.arrivedAt)} : ${hoursWords(worked)} de présence`;
}

function arrivalWords({ arrivedAt, isLate }: { arrivedAt: Date; isLate: boolean }, slotStart: Date): string {
  const delay = arrivedAt.getTime() - slotStart.getTime();
  return `Là depuis ${formatTime(arrivedAt)}${isLate ? `, ${minutesWords(Math.floor(delay / ofMinutes(1)))} de retard` : ""}`;
}

/** Result of a scanned or typed code at a slot. */
type ScanResult =
  | { kind: "arrives" | "already"; person: PersonRow }
  /** A Coulisses code of a person who is not on this slot. */
  | { kind: "elsewhere"; code: string }
  | { kind: "no-code" };

/** CI-7: the person of a code among those of the slot, and whether they are there already. */
export function scanResult(scanned: string, people: readonly PersonRow[]): ScanResult {
  const code = codeIn(scanned);
  if (code === undefined) return { kind: "no-code" };
  const person = people.find((one) => one.code === code);
  if (person === undefined) return { kind: "elsewhere", code };
  return { kind: person.presence.state === "arrived" ? "already" : "arrives", person };
}

/**
 * Marks that say when a person came or left. An arrival noted after a leaving is a return: one that is
 * corrected says the leaving again.
 */
export function hourMarks(
  { id, presence }: Pick<PersonRow, "id" | "presence">,
  kind: SaidKind,
  moment: Date,
  slot: Period,
): Pick<CheckInMark, "userId" | "kind" | "happenedAt">[] {
  const said = { userId: id, kind, happenedAt: moment.toISOString() };
  if (kind === "LEFT" || presence.state !== "left") return [said];
  const leftAt = nearestMoment("LEFT", presence.leftAt, slot, new Date());
  return [said, { userId: id, kind: "LEFT", happenedAt: leftAt.toISOString() }];
}

/** Marks that undo a presence; undoing a replacement also clears the replacement. */
export function clearedBy({ id, presence }: PersonRow): Pick<CheckInMark, "userId" | "kind">[] {
  const people = presence.state === "replaced" && presence.by !== null ? [id, presence.by] : [id];
  return people.map((userId) => ({ userId, kind: "CLEARED" }));
}
