import { ofHours } from "../time/duration";
import {
  assignmentsToday,
  difference,
  friendsAt,
  groupedBy,
  type Outcome,
  outcomeOf,
  spansOverlap,
  timeOf,
} from "./outcome";
import type { ProblemAssignment, ProblemSlot, ProposalProblem, ProposalSolution } from "./problem";
import type { LineKind } from "./proposal";

/** A person gains or loses a slot, with the reason. */
type ProposedLine = ProblemAssignment & { kind: LineKind; reason: string };

/** Gives the names of people and tasks for reasons. */
export type Names = { person: (id: number) => string; task: (id: number) => string };

/** The most friends that a reason names; the others are counted. */
const NAMED_FRIENDS = 3;
const enumerate = new Intl.ListFormat("fr", { type: "conjunction" });

type Reading = {
  before: Outcome;
  after: Outcome;
  /** The average time before, in milliseconds. */
  meanTime: number;
  gainsOfPerson: ReadonlyMap<number, readonly ProblemAssignment[]>;
  gainsOfSlot: ReadonlyMap<string, readonly ProblemAssignment[]>;
  names: Names;
};

/** The lines of a solution against today's assignments, in reading order: by task, by time, losses first. */
export function proposalLines(
  problem: ProposalProblem,
  { places }: Pick<ProposalSolution, "places">,
  names: Names,
): ProposedLine[] {
  const { gains, losses } = difference(problem, places);
  const [before, after] = [outcomeOf(problem, assignmentsToday(problem)), outcomeOf(problem, places)];
  const able = problem.people.filter(({ availabilities }) => availabilities.length > 0);
  const meanTime = able.reduce((sum, { id }) => sum + timeOf(before, id), 0) / Math.max(able.length, 1);
  const reading = {
    before,
    after,
    meanTime,
    names,
    gainsOfPerson: groupedBy(gains, ({ personId }) => personId),
    gainsOfSlot: groupedBy(gains, ({ slotKey }) => slotKey),
  };
  const slotOf = (place: ProblemAssignment): ProblemSlot | undefined => after.slots.get(place.slotKey);
  const lines: ProposedLine[] = [
    ...losses.map((place) => ({ ...place, kind: "LOSS" as const, reason: whyLoss(reading, place) })),
    ...gains.map((place) => ({ ...place, kind: "GAIN" as const, reason: whyGain(reading, place) })),
  ];
  const order = ({ kind, ...place }: ProposedLine): number[] => [
    slotOf(place)?.taskId ?? 0,
    ...(slotOf(place)?.span ?? []),
    kind === "LOSS" ? 0 : 1,
    place.personId,
  ];
  return lines
    .map((line) => ({ line, order: order(line) }))
    .sort((one, other) => compareNumbers(one.order, other.order))
    .map(({ line }) => line);
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  const rank = one.findIndex((value, index) => value !== other[index]);
  return rank === -1 ? 0 : (one[rank] ?? 0) - (other[rank] ?? 0);
}

function whyGain(
  { before, after, meanTime, gainsOfPerson, names }: Reading,
  { personId, slotKey, as }: ProblemAssignment,
): string {
  const slot = after.slots.get(slotKey);
  const friends = friendsAt(after, slotKey, personId).map(names.person);
  const time = timeOf(before, personId);
  const wasThere = (before.bySlot.get(slotKey) ?? []).some((one) => one.personId === personId);
  const hasMany = (gainsOfPerson.get(personId)?.length ?? 0) > 1;
  return [
    wasThere ? `vient désormais en tant que ${as}` : undefined,
    slot?.topPriority === true ? "tâche prioritaire" : undefined,
    friends.length > 0 ? `vient avec ${listed(friends)}` : undefined,
    slot === undefined ? undefined : preferenceReason(after, slot, personId),
    time < meanTime || time === 0
      ? `disponible, peu d'heures jusqu'ici (${hours(time)})`
      : `disponible (${hours(time)} jusqu'ici${hasMany ? ", plusieurs créneaux proposés" : ""})`,
  ]
    .filter((reason) => reason !== undefined)
    .join(" ; ");
}

function preferenceReason(after: Outcome, slot: ProblemSlot, personId: number): string | undefined {
  const others = (after.byPerson.get(personId) ?? []).filter(({ key }) => key !== slot.key);
  const touches = others.some(({ span }) => span[1] === slot.span[0] || span[0] === slot.span[1]);
  switch (after.people.get(personId)?.preference) {
    case "STACKED":
      return touches ? "à la suite d'un autre créneau, comme demandé" : undefined;
    case "FRAGMENTED":
      return others.length > 0 && !touches ? "espacé de ses autres créneaux, comme demandé" : undefined;
    case "NO_REST":
      return "veut un maximum de créneaux";
    default:
      return undefined;
  }
}

function whyLoss(
  { before, after, meanTime, gainsOfPerson, gainsOfSlot, names }: Reading,
  { personId, slotKey, as }: ProblemAssignment,
): string {
  const slot = before.slots.get(slotKey);
  const person = before.people.get(personId);
  if (slot === undefined || person === undefined) return "réorganise son planning";
  const { span } = slot;
  if (!person.availabilities.some(([start, end]) => start <= span[0] && end >= span[1])) {
    return "n'est plus disponible";
  }
  const own = gainsOfPerson.get(personId) ?? [];
  const elsewhere = own
    .map((one) => after.slots.get(one.slotKey))
    .find((one) => one !== undefined && spansOverlap(one.span, span));
  if (elsewhere?.key === slotKey) return "change d'équipe sur ce créneau";
  if (elsewhere !== undefined) {
    const where = `va à la FT #${String(elsewhere.taskId)} - ${names.task(elsewhere.taskId)} au même moment`;
    return elsewhere.topPriority ? `${where}, tâche prioritaire` : where;
  }
  const successor = gainsOfSlot.get(slotKey)?.find((one) => one.as === as);
  if (successor !== undefined) {
    const place = slot.topPriority ? "libère une place prioritaire" : "libère sa place";
    return `${place} pour ${names.person(successor.personId)}`;
  }
  const time = timeOf(before, personId);
  if (time > meanTime) return `allège son planning (${hours(time)} jusqu'ici)`;
  return own.length > 0 ? "libère du temps pour d'autres créneaux" : "réorganise son planning";
}

function listed(names: readonly string[]): string {
  const rest = names.length - NAMED_FRIENDS;
  if (rest <= 0) return enumerate.format(names);
  return enumerate.format([...names.slice(0, NAMED_FRIENDS), `${String(rest)} autre${rest > 1 ? "s" : ""}`]);
}

const oneDecimal = new Intl.NumberFormat("fr", { maximumFractionDigits: 1 });
const hours = (time: number) => `${oneDecimal.format(time / ofHours(1))} h`;

/** The lines that only one of two proposals has, each list in its order. */
export function linesThatDiffer<Of extends Omit<ProposedLine, "reason">>(
  one: readonly Of[],
  other: readonly Of[],
): { onlyOne: Of[]; onlyOther: Of[] } {
  const [inOne, inOther] = [new Set(one.map(wordOf)), new Set(other.map(wordOf))];
  return {
    onlyOne: one.filter((line) => !inOther.has(wordOf(line))),
    onlyOther: other.filter((line) => !inOne.has(wordOf(line))),
  };
}

const wordOf = ({ kind, personId, slotKey, as }: Omit<ProposedLine, "reason">) =>
  `${kind} ${String(personId)} ${slotKey} ${as}`;
