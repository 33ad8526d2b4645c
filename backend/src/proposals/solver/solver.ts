import { Worker } from "node:worker_threads";
import type { ProposalProblem, ProposalSolution } from "@coulisses/shared-domain/proposal/problem";
import type { SolverProgress } from "./solve";

/** A checkpoint is written and read by the threads alone: as one text it costs the server's thread nothing. */
export type StartedRun = { problem: ProposalProblem; checkpoint?: string | undefined };
/** How far a run is, with what lets another one go on from there. */
export type ReportedProgress = Omit<SolverProgress, "checkpoint"> & { checkpoint?: string };
/** What the thread tells: how far it is, then the proposal. */
export type SolverMessage = { progress: ReportedProgress } | { solution: ProposalSolution };

/** A proposal that is being computed. */
export type RunningSolver = {
  /** The proposal; null when the run was cancelled. Rejects when the thread fails (it ran out of memory, for one). */
  solution: Promise<ProposalSolution | null>;
  /** Ends the thread at once; the last checkpoint that was reported lets another run go on. */
  cancel: () => Promise<void>;
};

/** A problem too large for this ends the thread, not the server. */
const MEMORY = { maxOldGenerationSizeMb: 500 };

/**
 * Computes a proposal in a thread of its own, which ends with it. `report` is told some thirty times how far it is;
 * what comes with a `checkpoint` may be kept and handed to another run of the same problem, or of what became of it.
 */
export function startSolver(run: StartedRun, report: (progress: ReportedProgress) => void): RunningSolver {
  const worker = startWorker(run);
  const solution = new Promise<ProposalSolution | null>((resolve, reject) => {
    worker.on("message", (message: SolverMessage) => {
      if ("progress" in message) report(message.progress);
      else resolve(message.solution);
    });
    worker.on("error", reject);
    worker.on("exit", () => {
      resolve(null);
    });
  });
  return {
    solution,
    async cancel() {
      await worker.terminate();
    },
  };
}

/** Beside the bundle, its own bundle; from the sources, the source. */
function startWorker(workerData: StartedRun): Worker {
  const options = { workerData, resourceLimits: MEMORY };
  const here = import.meta.url;
  if (!here.endsWith(".ts")) return new Worker(new URL("solver-worker.js", here), options);
  const entry = JSON.stringify(new URL("solver-worker.ts", here).href);
  // Options of the process, such as those of a test runner, are not for this thread.
  const source = `import("tsx/esm/api").then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(source, { ...options, eval: true, execArgv: [] });
}
