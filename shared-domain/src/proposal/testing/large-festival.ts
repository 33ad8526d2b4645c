import { assignmentCategories } from "../../assignment/category";
import { teamsToComeAs } from "../../assignment/demand";
import { parisInstant } from "../../time/paris";
import type { ProblemPerson, ProblemSlot, ProposalProblem, Span } from "../problem";
import { seededRandom } from "../random";

const HOUR = 3_600_000;
const PREFERENCES = ["NO_PREF", "NO_PREF", "STACKED", "FRAGMENTED", "NO_REST"] as const;

/**
 * A festival of the given size over five days, with slightly more work than its people can do: each is
 * available about two thirds of the time; teams, friends, priorities and rest rules are those of a real one.
 */
export function largeFestival({
  people,
  slots,
  seed = 1,
}: {
  people: number;
  slots: number;
  seed?: number;
}): ProposalProblem {
  const random = seededRandom(seed);
  const first = parisInstant("2027-05-12", 8).getTime();
  const team = () => (random.chance(0.6) ? "benevole" : random.pick(["hard", "confiance", "vieux"]));
  const problemSlots = Array.from({ length: slots }, (_, rank): ProblemSlot => {
    const start = first + random.integer(0, 5 * 12 - 1) * 2 * HOUR;
    const lasts = random.pick([2, 2, 2, 2, 4]);
    const teams = [...new Set(random.chance(0.25) ? [team(), team()] : [team()])];
    return {
      key: `task ${String(rank)}`,
      taskId: Math.floor(rank / 8),
      span: [start, start + lasts * HOUR],
      category: random.pick([...assignmentCategories, null]),
      topPriority: random.chance(0.15),
      demands: teams.map((one) => ({ team: one, demand: random.pick([1, 1, 1, 2, 2, 3, 4]) })),
    };
  });
  const problemPeople = Array.from({ length: people }, (_, rank): ProblemPerson => {
    const availabilities: Span[] = [];
    for (let day = 0; day < 6; day += 1) {
      const from = first + day * 24 * HOUR + random.integer(-4, 4) * HOUR;
      if (random.chance(0.9)) availabilities.push([from, from + random.integer(8, 22) * HOUR]);
    }
    const kind = random.next();
    const teams = [
      "benevole",
      ...(kind < 0.35 ? ["hard"] : kind < 0.5 ? ["vieux"] : kind < 0.6 ? ["confiance"] : []),
    ];
    const meal = first + random.integer(0, 4) * 24 * HOUR + 12 * HOUR;
    return {
      id: rank + 1,
      teams: teamsToComeAs(teams),
      charisma: random.integer(0, 200),
      preference: random.pick(PREFERENCES),
      availabilities,
      breaks: random.chance(0.1) ? [[meal, meal + 2 * HOUR]] : [],
      rest: { minimumRest: 1, hoursInARow: 6, hoursPerDay: 10, nightsInARow: 3 },
      friendIds: Array.from({ length: random.integer(0, 3) }, () => random.integer(1, people)),
    };
  });
  return {
    seed,
    slots: problemSlots,
    people: problemPeople,
    today: [],
    weights: { priority: 5, friends: 5, preference: 5, fairness: 5, stability: 5 },
  };
}
