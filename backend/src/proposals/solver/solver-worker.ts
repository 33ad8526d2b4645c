import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type SolverCheckpoint, solveProposal } from "./solve";
import type { SolverMessage, StartedRun } from "./solver";

/** Steps below the server's own thread: a tenth of its weight while both want the same processor. */
const BELOW = 10;
const LOWEST = 19;
// Linux counts it for this thread alone.
if (process.platform === "linux") setPriority(Math.min(getPriority() + BELOW, LOWEST));

/** The thread that computes one proposal, so that no call waits for it. */
const tell = (message: SolverMessage) => parentPort?.postMessage(message);
const { problem, checkpoint } = workerData as StartedRun;
const run = {
  problem,
  ...(checkpoint !== undefined && { checkpoint: JSON.parse(checkpoint) as SolverCheckpoint }),
};
const solution = await solveProposal(run, ({ checkpoint: found, ...progress }) => {
  tell({ progress: { ...progress, ...(found && { checkpoint: JSON.stringify(found) }) } });
});
tell({ solution });
