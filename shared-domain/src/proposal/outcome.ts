import { restProblems } from "../assignment/rest";
import type { Period } from "../time/period";
import type { ProblemPerson, ProblemAssignment, ProblemSlot, ProposalProblem, Span } from "./problem";

/** A span as a period with dates, for the rules of assignment. */
export const periodOf = ([start, end]: Span): Period => ({ start: new Date(start), end: new Date(end) });
const lengthOf = ([start, end]: Span) => end - start;
const includes = (outer: Span, inner: Span) => outer[0] <= inner[0] && outer[1] >= inner[1];
/** True when two spans overlap; touching is not enough. */
export const spansOverlap = (one: Span, other: Span): boolean => one[0] < other[1] && one[1] > other[0];

/** A person at a slot, for a team or named by the sheet (`as` null). */
type Coming = Omit<ProblemAssignment, "as"> & { as: string | null };

/** The places of a proposal by slot and by person, with those of people named by sheets. */
export type Outcome = {
  slots: ReadonlyMap<string, ProblemSlot>;
  people: ReadonlyMap<number, ProblemPerson>;
  bySlot: ReadonlyMap<string, readonly Coming[]>;
  byPerson: ReadonlyMap<number, readonly ProblemSlot[]>;
};

/** The outcome of the problem with these places for teams. */
export function outcomeOf(problem: ProposalProblem, places: readonly ProblemAssignment[]): Outcome {
  const slots = new Map(problem.slots.map((slot) => [slot.key, slot]));
  const named = problem.today.filter(({ as }) => as === null);
  const comings = [...named, ...places].filter(({ slotKey }) => slots.has(slotKey));
  const own = groupedBy(comings, ({ personId }) => personId);
  return {
    slots,
    people: new Map(problem.people.map((person) => [person.id, person])),
    bySlot: groupedBy(comings, ({ slotKey }) => slotKey),
    byPerson: new Map(
      [...own].map(([id, theirs]) => [id, theirs.flatMap(({ slotKey }) => slots.get(slotKey) ?? [])]),
    ),
  };
}

/** Today's places for teams. */
export const assignmentsToday = ({ today }: ProposalProblem): ProblemAssignment[] =>
  today.flatMap(({ personId, slotKey, as }) => (as === null ? [] : [{ personId, slotKey, as }]));

/** The time that a person works, in milliseconds. */
export const timeOf = ({ byPerson }: Outcome, personId: number): number =>
  (byPerson.get(personId) ?? []).reduce((sum, { span }) => sum + lengthOf(span), 0);

/** The friends of a person at the same slot, by id. */
export function friendsAt({ bySlot, people }: Outcome, slotKey: string, personId: number): number[] {
  const friends = people.get(personId)?.friendIds ?? [];
  return (bySlot.get(slotKey) ?? [])
    .map((one) => one.personId)
    .filter((id) => friends.includes(id))
    .sort((one, other) => one - other);
}

/** Places that a proposal leaves open at a slot for a team. */
type Hole = { slotKey: string; team: string; demand: number; missing: number };

/** Every place that stays open, slot by slot in the order of the problem. */
export function holesOf(problem: ProposalProblem, { bySlot }: Outcome): Hole[] {
  return problem.slots.flatMap(({ key, demands }) =>
    demands.flatMap(({ team, demand }) => {
      const present = (bySlot.get(key) ?? []).filter(({ as }) => as === team).length;
      return present < demand ? [{ slotKey: key, team, demand, missing: demand - present }] : [];
    }),
  );
}

/** The obstacles between a person and a slot, from the hardest to change to the easiest. */
export const lacks = ["TEAM", "AVAILABILITY", "ELSEWHERE", "BREAK", "REST"] as const;
/** An obstacle between a person and a slot. */
export type Lack = (typeof lacks)[number];

/** An obstacle: the number of people that it stops, and the ids of those that nothing else stops. */
type HoleReason = { lack: Lack; count: number; onlyThis: number[] };
/**
 * The reasons why a hole stays open; people in `free` have no obstacle: the wishes or the computing time left
 * them out.
 */
type HoleReasons = { reasons: HoleReason[]; free: number[] };

/**
 * Counts the people that each obstacle keeps from the hole: a person with several obstacles counts for each.
 */
export function whyOpen(
  problem: ProposalProblem,
  outcome: Outcome,
  { slotKey, team }: Pick<Hole, "slotKey" | "team">,
): HoleReasons {
  const slot = outcome.slots.get(slotKey);
  const present = (outcome.bySlot.get(slotKey) ?? []).map(({ personId }) => personId);
  const free: number[] = [];
  const reasons = new Map(lacks.map((lack) => [lack, { lack, count: 0, onlyThis: [] as number[] }]));
  for (const person of slot === undefined ? [] : problem.people) {
    if (slot === undefined || present.includes(person.id)) continue;
    const missing = lacksOf(person, outcome, { slot, team });
    if (missing.length === 0) free.push(person.id);
    for (const lack of missing) {
      const reason = reasons.get(lack);
      if (reason === undefined) continue;
      reason.count += 1;
      if (missing.length === 1) reason.onlyThis.push(person.id);
    }
  }
  return { free, reasons: [...reasons.values()].filter(({ count }) => count > 0) };
}

function lacksOf(
  person: ProblemPerson,
  { byPerson }: Outcome,
  { slot, team }: { slot: ProblemSlot; team: string },
): Lack[] {
  const { span } = slot;
  const others = byPerson.get(person.id) ?? [];
  const isElsewhere = others.some((other) => spansOverlap(other.span, span));
  const isTired = () =>
    restProblems(periodOf(span), {
      others: others.filter((other) => !spansOverlap(other.span, span)).map((other) => periodOf(other.span)),
      rules: person.rest,
      person: { id: person.id, firstname: "", lastname: "" },
    }).length > 0;
  const holds: Record<Lack, boolean> = {
    TEAM: !person.teams.includes(team),
    AVAILABILITY: !person.availabilities.some((free) => includes(free, span)),
    ELSEWHERE: isElsewhere,
    BREAK: person.breaks.some((pause) => spansOverlap(pause, span)),
    REST: isTired(),
  };
  return lacks.filter((lack) => holds[lack]);
}

/** The quality of a proposal; times in milliseconds. */
export type Measures = {
  /** Places for teams: the number filled, and in total. */
  filled: number;
  demand: number;
  /** The same for tasks with priority. */
  priorityFilled: number;
  priorityDemand: number;
  /** The time worked by people who can come at all: lowest, highest, average, and standard deviation. */
  leastTime: number;
  mostTime: number;
  meanTime: number;
  spread: number;
  /** Pairs of friends at the same slot, counted at each slot. */
  friends: number;
  gains: number;
  losses: number;
};

/** Computes a proposal's measures from its places. */
export function measure(problem: ProposalProblem, places: readonly ProblemAssignment[]): Measures {
  const outcome = outcomeOf(problem, places);
  const holes = holesOf(problem, outcome);
  const demandOf = (slots: readonly ProblemSlot[]) =>
    slots.flatMap(({ demands }) => demands).reduce((sum, { demand }) => sum + demand, 0);
  const missing = (some: readonly Hole[]) => some.reduce((sum, hole) => sum + hole.missing, 0);
  const demand = demandOf(problem.slots);
  const priorityDemand = demandOf(problem.slots.filter(({ topPriority }) => topPriority));
  const inPriority = holes.filter(({ slotKey }) => outcome.slots.get(slotKey)?.topPriority === true);
  const times = problem.people
    .filter(({ availabilities }) => availabilities.length > 0)
    .map(({ id }) => timeOf(outcome, id));
  const meanTime = times.reduce((sum, time) => sum + time, 0) / Math.max(times.length, 1);
  const variance = times.reduce((sum, time) => sum + (time - meanTime) ** 2, 0) / Math.max(times.length, 1);
  const { gains, losses } = difference(problem, places);
  return {
    filled: demand - missing(holes),
    demand,
    priorityFilled: priorityDemand - missing(inPriority),
    priorityDemand,
    leastTime: times.length === 0 ? 0 : times.reduce((least, time) => Math.min(least, time)),
    mostTime: times.reduce((most, time) => Math.max(most, time), 0),
    meanTime: Math.round(meanTime),
    spread: Math.round(Math.sqrt(variance)),
    friends: friendsTogether(outcome),
    gains: gains.length,
    losses: losses.length,
  };
}

function friendsTogether(outcome: Outcome): number {
  let count = 0;
  for (const [slotKey, comers] of outcome.bySlot) {
    for (const { personId } of comers) count += friendsAt(outcome, slotKey, personId).length;
  }
  return count / 2;
}

const wordOf = ({ personId, slotKey, as }: ProblemAssignment) => `${String(personId)} ${slotKey} ${as}`;

/** The places gained and lost against today. */
export function difference(
  problem: ProposalProblem,
  places: readonly ProblemAssignment[],
): { gains: ProblemAssignment[]; losses: ProblemAssignment[] } {
  const today = assignmentsToday(problem);
  const before = new Set(today.map(wordOf));
  const after = new Set(places.map(wordOf));
  return {
    gains: places.filter((place) => !before.has(wordOf(place))),
    losses: today.filter((place) => !after.has(wordOf(place))),
  };
}

/** The items of each key, both in the order in which they come. */
export function groupedBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
