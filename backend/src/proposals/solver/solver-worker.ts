import { parentPort, workerData } from "node:worker_threads";
import { type SolverCheckpoint, solveProposal } from "./solve";
import type { SolverMessage, StartedRun } from "./solver";

/** The thread that computes one proposal, so that no call waits for it. */
const tell = (message: SolverMessage) => parentPort?.postMessage(message);
const { problem, checkpoint, enough } = workerData as StartedRun;
const run = {
  problem,
  mayGoOn: () => Atomics.load(enough, 0) === 0,
  ...(checkpoint !== undefined && { checkpoint: JSON.parse(checkpoint) as SolverCheckpoint }),
};
const solution = await solveProposal(run, ({ checkpoint: found, ...progress }) => {
  tell({ progress: { ...progress, ...(found && { checkpoint: JSON.stringify(found) }) } });
});
tell({ solution });
