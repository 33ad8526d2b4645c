import { Worker } from "node:worker_threads";
import type { ImportTask } from "@coulisses/shared-domain/import/festival-import";
import type { ToldReport } from "@coulisses/shared-domain/import/told-report";
import type { Origin } from "../audit/record-audit";
import { hasCode } from "../database/driver";
import { ImportRefusal } from "../import/import-refusal";
import type { Source } from "../import/source/read-source";

/** The work of a thread: to read a file, and with a database to go on to the end. */
export type ThreadWork = {
  file: { path: string; name: string; bytes: number; maxBytes: number } | undefined;
  isTrial: boolean;
  origin: Origin;
  /** The database's server; undefined for the embedded one, which only its own process may open. */
  databaseUrl: string | undefined;
};

export type Progress = ImportTask["progress"];

/** The messages of the thread: progress, then one of the others. */
export type ThreadMessage =
  | { progress: Progress }
  | { source: Source }
  | { report: ToldReport }
  | { undone: true }
  | { refusal: string };
type ThreadAnswer = Exclude<ThreadMessage, { progress: Progress }>;

/** MiB a MiB of text, and those that any import takes: a dump that needs more ends its thread, not the server. */
const MEMORY = { eachByte: 3, atLeast: 384 };
const MEBIBYTE = 1024 * 1024;

const TOO_LARGE =
  "Ce fichier demande plus de mémoire que la reprise n'en a ici. Fais-la avec la commande npm run import.";

/**
 * Runs in a thread of its own, so that calls are answered meanwhile. Throws an `ImportRefusal` with the thread's; it
 * ends at once when the signal is aborted, and so does its transaction.
 */
export async function inThread(
  work: ThreadWork,
  { signal, tell }: { signal: AbortSignal; tell: (progress: Progress) => void },
): Promise<ThreadAnswer> {
  signal.throwIfAborted();
  const mebibytes = (work.file?.maxBytes ?? 0) / MEBIBYTE;
  const worker = startWorker(work, Math.ceil(MEMORY.atLeast + MEMORY.eachByte * mebibytes));
  const end = () => void worker.terminate();
  signal.addEventListener("abort", end);
  try {
    const answer = await new Promise<ThreadAnswer>((resolve, reject) => {
      worker.on("message", (message: ThreadMessage) => {
        if ("progress" in message) tell(message.progress);
        else resolve(message);
      });
      worker.on("error", (error) => {
        reject(hasCode(error, "ERR_WORKER_OUT_OF_MEMORY") ? new ImportRefusal(TOO_LARGE) : error);
      });
      worker.on("exit", () => {
        reject(signal.aborted ? (signal.reason as Error) : new Error("The thread ended without an answer"));
      });
    });
    if ("refusal" in answer) throw new ImportRefusal(answer.refusal);
    return answer;
  } finally {
    signal.removeEventListener("abort", end);
  }
}

/** The worker's own bundle beside the server's; its source, from the sources. */
function startWorker(workerData: ThreadWork, maxOldGenerationSizeMb: number): Worker {
  const options = { workerData, resourceLimits: { maxOldGenerationSizeMb } };
  const here = import.meta.url;
  if (!here.endsWith(".ts")) return new Worker(new URL("import-worker.js", here), options);
  const entry = JSON.stringify(new URL("import-worker.ts", here).href);
  // The process's options, such as those of a test runner, are not for this thread.
  const source = `import("tsx/esm/api").then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(source, { ...options, eval: true, execArgv: [] });
}
