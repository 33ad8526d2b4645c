import { buildModel } from "@coulisses/shared-domain/proposal/build-model";
import type { ProblemAssignment, ProposalProblem } from "@coulisses/shared-domain/proposal/problem";
import { countedWorth } from "@coulisses/shared-domain/proposal/testing/counted-worth";
import { faultsOf } from "@coulisses/shared-domain/proposal/testing/checker";
import { smallFestival } from "@coulisses/shared-domain/proposal/testing/small-festival";
import { assignmentsOf, proposalValue } from "@coulisses/shared-domain/proposal/value";
import { solveProposal } from "./solve";

const solve = (problem: ProposalProblem) => solveProposal({ problem }, () => undefined);
const isAccepted = (problem: ProposalProblem, places: ProblemAssignment[]) =>
  faultsOf(problem, { places, value: 0, bound: 0 }).length === 0;

/** Assignments that the checker accepts one by one. */
function possiblePlaces(problem: ProposalProblem): ProblemAssignment[] {
  const fixed = buildModel(problem).fixed;
  return problem.people.flatMap(({ id, teams }) =>
    problem.slots.flatMap(({ key, demands }) =>
      demands.flatMap(({ team }) => {
        const place = { personId: id, slotKey: key, as: team };
        return teams.includes(team) && isAccepted(problem, [...fixed, place]) ? [place] : [];
      }),
    ),
  );
}

/** The value of the best proposal that the checker accepts, found by trying them all. */
function bestValue(problem: ProposalProblem, places: readonly ProblemAssignment[]): number {
  const model = buildModel(problem);
  const rowOf = ({ slotKey, as }: ProblemAssignment) =>
    model.rows.findIndex(({ slot, team }) => team === as && model.slots[slot]?.key === slotKey);
  let best = -Infinity;
  for (let choice = 0; choice < 2 ** places.length; choice += 1) {
    const chosen = places.filter((_, bit) => ((choice >> bit) & 1) === 1);
    if (!isAccepted(problem, [...model.fixed, ...chosen])) continue;
    const schedules = model.people.map(({ id }) =>
      chosen.filter(({ personId }) => personId === id).map(rowOf),
    );
    expect(assignmentsOf(model, schedules)).toHaveLength(model.fixed.length + chosen.length);
    best = Math.max(best, proposalValue(model, schedules));
  }
  return best;
}

/** Some have no slot, nobody, people of every team, demands of 0 and of 10,000, or presences that break the rest rules. */
const seeds = Array.from({ length: 120 }, (_, seed) => seed);

describe("A proposal for any festival", () => {
  it.each(seeds)("keeps every rule at festival %i, and is worth no more than its bound", async (seed) => {
    const problem = smallFestival(seed);

    expect(faultsOf(problem, await solve(problem))).toEqual([]);
  });

  it.each(seeds.slice(0, 40))(
    "is worth what can be counted without the model at festival %i",
    async (seed) => {
      const problem = smallFestival(seed);
      const unjust = { ...problem, weights: { ...problem.weights, fairness: 0 } };

      const { places, value } = await solve(unjust);

      expect(value).toBeCloseTo(countedWorth(unjust, places), 6);
    },
  );
});

describe("A proposal for a festival so small that all of them can be tried", () => {
  const few = Array.from({ length: 150 }, (_, seed) => smallFestival(seed))
    .map((problem) => ({ problem, places: possiblePlaces(problem) }))
    .filter(({ places }) => places.length > 1 && places.length < 9);

  it.each(few.map((one) => [one.problem.seed, one] as const))(
    "is the best one at festival %i, or nearly, and none exceeds its bound",
    async (_, { problem, places }) => {
      const best = bestValue(problem, places);
      const { value, bound } = await solve(problem);

      expect(bound).toBeGreaterThanOrEqual(best - 1e-6);
      expect(value).toBeLessThanOrEqual(best + 1e-6);
      // At most the company of a friend and the justice of an hour away.
      expect(value).toBeGreaterThanOrEqual(best - 15);
    },
  );

  it("is the best one for a person alone, with whatever rest they want", async () => {
    const alone = few.filter(({ problem }) => new Set(problem.people.map(({ id }) => id)).size === 1);
    expect(alone.length).toBeGreaterThan(1);
    for (const { problem, places } of alone) {
      const unjust = { ...problem, weights: { ...problem.weights, fairness: 0 } };
      expect((await solve(unjust)).value).toBeCloseTo(bestValue(unjust, places), 6);
    }
  });
});
