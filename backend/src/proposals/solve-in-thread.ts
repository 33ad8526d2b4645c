import type { Solve } from "./proposal-job";
import { startSolver } from "./solver/solver";

/** Solves in a thread of its own, which ends when the proposal is no longer wanted. */
export const solveInThread: Solve = async (problem, { onProgress, signal, enough, checkpoint }) => {
  signal.throwIfAborted();
  const run = startSolver(
    { problem, checkpoint: typeof checkpoint === "string" ? checkpoint : undefined },
    ({ perMille, checkpoint: found, value, bound }) => {
      onProgress({ progress: perMille / 1000, value, bound, ...(found && { checkpoint: found }) });
    },
  );
  const stop = () => {
    // The outcome comes with `solution`.
    void run.cancel();
  };
  signal.addEventListener("abort", stop);
  enough.addEventListener("abort", run.takeBest);
  if (enough.aborted) run.takeBest();
  try {
    const solution = await run.solution;
    signal.throwIfAborted();
    if (solution === null) throw new Error("The solver's thread has ended");
    return solution;
  } finally {
    signal.removeEventListener("abort", stop);
    enough.removeEventListener("abort", run.takeBest);
  }
};
