import { faultsOf } from "@coulisses/shared-domain/proposal/testing/checker";
import { drawnFixedJobs, proposalOfFixedJobs, readFixedJobs } from "../../../bench/fixed-jobs";
import { solveProposal } from "./solve";

describe("People whose days are full, each job at a time of its own", () => {
  it.each(["none", "all"] as const)("fill every job, with %s of the wishes", async (wishes) => {
    const problem = proposalOfFixedJobs(
      drawnFixedJobs({ people: 40, jobs: 320, share: 0.5, step: 15 }),
      wishes,
    );
    const found = await solveProposal({ problem }, () => undefined);

    expect(found.places).toHaveLength(320);
    expect(faultsOf(problem, found)).toEqual([]);
  });

  it("are read from a text as the public instances have it, and refused when it is cut", () => {
    const text = "Type = 1\nJobs = 2\n0 30\n20 60\nQualifications = 2\n2: 0 1\n1: 1\n";
    expect(readFixedJobs(text)).toEqual({
      jobs: [
        [0, 30],
        [20, 60],
      ],
      able: [[0, 1], [1]],
    });
    expect(() => readFixedJobs(text.slice(0, 40))).toThrow("Not an instance of fixed jobs");
  });
});
