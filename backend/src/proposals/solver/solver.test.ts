import { largeFestival } from "@coulisses/shared-domain/proposal/testing/large-festival";
import { faultsOf } from "@coulisses/shared-domain/proposal/testing/checker";
import { solveProposal } from "./solve";
import { startSolver, type ReportedProgress } from "./solver";

const festival = () => largeFestival({ people: 30, slots: 120 });

describe("A proposal computed in a thread of its own", () => {
  it("tells how far it is, never going back, and ends with the proposal and what none can exceed", async () => {
    const progress: ReportedProgress[] = [];
    const solution = await startSolver({ problem: festival() }, (one) => progress.push(one)).solution;

    const parts = progress.map(({ perMille }) => perMille);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(new Set(progress.map(({ phase }) => phase))).toEqual(new Set(["prices", "places", "improvement"]));
    expect(solution?.places.length).toBeGreaterThan(60);
    expect(solution?.value).toBeLessThanOrEqual(solution?.bound ?? 0);
    expect(solution?.value).toBe(progress.at(-1)?.value);
  });

  it("is the same for the same problem, and another one for another seed", async () => {
    const places = async (seed: number) =>
      (await startSolver({ problem: { ...festival(), seed } }, () => undefined).solution)?.places;

    const [first, again, other] = await Promise.all([places(1), places(1), places(2)]);

    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it("is taken at any time, with what none can exceed, and keeps every rule", async () => {
    const run = startSolver({ problem: festival() }, () => undefined);
    run.takeBest();
    const solution = await run.solution;
    if (solution === null) throw new Error("It ended without a proposal");

    expect(solution.isCut).toBe(true);
    expect(solution.places.length).toBeGreaterThan(40);
    expect(solution.value).toBeLessThanOrEqual(solution.bound);
    expect(faultsOf(festival(), solution)).toEqual([]);
  });

  it("is the same when it is taken after the same work, and worth no less after more of it", async () => {
    const taken = (most: number) =>
      solveProposal({ problem: festival(), mayGoOn: (steps) => steps < most }, () => undefined);
    const [first, again, later] = [await taken(1000), await taken(1000), await taken(2100)];

    expect(first.isCut).toBe(true);
    expect(again).toEqual(first);
    expect(later.value).toBeGreaterThanOrEqual(first.value);
  });

  it("ends without a proposal when it is cancelled, and goes on from its checkpoint with nothing lost", async () => {
    let checkpoint: string | undefined;
    let value = 0;
    const stopped = startSolver({ problem: festival() }, (progress) => {
      if (checkpoint !== undefined || progress.checkpoint === undefined) return;
      checkpoint = progress.checkpoint;
      value = progress.value ?? 0;
      void stopped.cancel();
    });
    expect(await stopped.solution).toBeNull();

    const solution = await startSolver({ problem: festival(), checkpoint }, () => undefined).solution;

    expect(solution?.value).toBeGreaterThanOrEqual(value - 1e-6);
  });
});
