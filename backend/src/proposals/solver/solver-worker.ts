import { parentPort, workerData } from "node:worker_threads";
import { solveProposal, type SolverRun } from "./solve";
import type { SolverMessage } from "./solver";

/** The thread that computes one proposal, so that no call waits for it. */
const tell = (message: SolverMessage) => parentPort?.postMessage(message);
tell({ solution: await solveProposal(workerData as SolverRun, (progress) => tell({ progress })) });
