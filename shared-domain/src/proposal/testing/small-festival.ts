import { assignmentCategories } from "../../assignment/category";
import { assignmentPreferences } from "../../people/assignment-preference";
import { parisInstant } from "../../time/paris";
import type { ProblemPerson, ProblemPresence, ProblemSlot, ProposalProblem, Span } from "../problem";
import { type Random, seededRandom } from "../random";

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
/** An ordinary weekend in May, and those during which the clocks change. */
const FIRST_DAYS = ["2027-05-14", "2027-03-26", "2027-10-29"] as const;
const TEAMS = ["benevole", "hard", "confiance", "bar"] as const;

/**
 * The festival of a weekend, made from its seed: nights differ by thirds of the seeds, and each tenth has an
 * oddity.
 */
export function smallFestival(seed: number): ProposalProblem {
  const random = seededRandom(seed * 7919 + 1);
  const oddity = seed % 10;
  const first = parisInstant(FIRST_DAYS[seed % 3] ?? FIRST_DAYS[0], 8).getTime();
  const slots = Array.from({ length: oddity === 1 ? 0 : random.integer(1, 40) }, (_, rank) =>
    slotOf(random, { rank, first, demand: demandOf(random, oddity) }),
  );
  const count = oddity === 2 ? 0 : random.integer(1, 12);
  const people = Array.from({ length: count }, (_, rank) =>
    personOf(random, { id: rank + 1, first, count, everywhere: oddity === 3 }),
  );
  return {
    seed,
    slots,
    people,
    today: slots.length * people.length === 0 ? [] : todayOf(random, { slots, people, often: oddity === 4 }),
    weights: {
      priority: random.integer(0, 10),
      friends: random.integer(0, 10),
      preference: random.integer(0, 10),
      fairness: random.integer(0, 10),
      stability: random.integer(0, 10),
    },
  };
}

const demandOf = (random: Random, oddity: number) => () =>
  oddity === 5 ? random.pick([0, 10_000]) : random.integer(0, 3);

type Place = { rank: number; first: number; demand: () => number };

function slotOf(random: Random, { rank, first, demand }: Place): ProblemSlot {
  const start =
    first + (random.chance(0.8) ? random.integer(0, 32) * 2 * HOUR : random.integer(0, 260) * QUARTER);
  const lasts = random.chance(0.8) ? 2 * HOUR : random.integer(1, 40) * QUARTER;
  const teams = TEAMS.filter(() => random.chance(0.5));
  return {
    key: `slot ${String(rank)}`,
    taskId: rank % 5,
    span: [start, start + lasts],
    category: random.pick([...assignmentCategories, null]),
    topPriority: random.chance(0.2),
    demands: teams.map((team) => ({ team, demand: demand() })),
  };
}

type Somebody = { id: number; first: number; count: number; everywhere: boolean };

function personOf(random: Random, { id, first, count, everywhere }: Somebody): ProblemPerson {
  const spans = (most: number, hours: readonly [number, number]): Span[] =>
    Array.from({ length: random.integer(0, most) }, () => {
      const start = first + random.integer(-8, 260) * QUARTER;
      return [start, start + random.integer(...hours) * HOUR];
    });
  return {
    id,
    teams: everywhere ? TEAMS : TEAMS.filter(() => random.chance(0.5)),
    charisma: random.integer(0, 100),
    preference: random.pick(assignmentPreferences),
    availabilities: random.chance(0.4) ? [[first - 24 * HOUR, first + 120 * HOUR]] : spans(5, [3, 40]),
    breaks: spans(1, [1, 4]),
    rest: {
      ...(random.chance(0.5) ? { minimumRest: random.integer(0, 11) } : {}),
      ...(random.chance(0.5) ? { hoursInARow: random.integer(2, 8) } : {}),
      ...(random.chance(0.5) ? { hoursPerDay: random.integer(2, 10) } : {}),
      ...(random.chance(0.5) ? { nightsInARow: random.integer(0, 2) } : {}),
    },
    friendIds: Array.from({ length: random.integer(0, 3) }, () => random.integer(1, count + 1)),
  };
}

type Today = { slots: readonly ProblemSlot[]; people: readonly ProblemPerson[]; often: boolean };

/**
 * Today's places, with or against the rules: a person at most once at a slot, and for a team when one is
 * asked for.
 */
function todayOf(random: Random, { slots, people, often }: Today): ProblemPresence[] {
  const presences = Array.from({ length: random.integer(0, often ? 25 : 6) }, (): ProblemPresence => {
    const slot = random.pick(slots);
    const as = random.chance(0.3) ? null : (slot.demands[0]?.team ?? null);
    const personId = random.pick(people).id;
    return { personId, slotKey: slot.key, as, fixed: as === null || random.chance(0.5) };
  });
  return [...new Map(presences.map((one) => [`${String(one.personId)} ${one.slotKey}`, one])).values()];
}
