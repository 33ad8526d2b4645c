import { Worker } from "node:worker_threads";
import type { ProposalProblem, ProposalSolution } from "@coulisses/shared-domain/proposal/problem";
import type { SolverProgress } from "./solve";

/** Only the threads write and read a checkpoint: as one text it costs the server's thread nothing. */
export type StartedRun = Run & { enough: Int32Array };
type Run = { problem: ProposalProblem; checkpoint?: string | undefined };
/** The progress of a run, with the checkpoint for another one. */
export type ReportedProgress = Omit<SolverProgress, "checkpoint"> & { checkpoint?: string };
/** A message of the thread: progress, then the proposal. */
export type SolverMessage = { progress: ReportedProgress } | { solution: ProposalSolution };

/** A proposal that is being computed. */
type RunningSolver = {
  /**
   * The proposal; null when the run was cancelled. Rejects when the thread fails (out of memory, for
   * instance).
   */
  solution: Promise<ProposalSolution | null>;
  /** Ends the thread at once; another run can continue from the last reported checkpoint. */
  cancel: () => Promise<void>;
  /** Ends the run soon, with the best proposal so far. */
  takeBest: () => void;
};

/** A problem too large for this ends the thread, not the server. */
const MEMORY = { maxOldGenerationSizeMb: 500 };

/**
 * Computes a proposal in a thread of its own, which ends with it. `report` is called some thirty times with
 * the progress; a `checkpoint` may be stored and given to another run of the same problem, or of a changed
 * one.
 */
export function startSolver(run: Run, report: (progress: ReportedProgress) => void): RunningSolver {
  // Not 0 once the best so far is enough: a message would wait until the thread has nothing to do.
  const enough = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = startWorker({ ...run, enough });
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
    takeBest() {
      Atomics.store(enough, 0, 1);
    },
  };
}

/** The worker's own bundle beside the server's; its source, from the sources. */
function startWorker(workerData: StartedRun): Worker {
  const options = { workerData, resourceLimits: MEMORY };
  const here = import.meta.url;
  if (!here.endsWith(".ts")) return new Worker(new URL("solver-worker.js", here), options);
  const entry = JSON.stringify(new URL("solver-worker.ts", here).href);
  // The process's options, such as those of a test runner, are not for this thread.
  const source = `import("tsx/esm/api").then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(source, { ...options, eval: true, execArgv: [] });
}
