import { Worker } from "node:worker_threads";
import type { StatementOnPaper } from "../../../personal-account/own/statement-pdf";
import type { LeafletContent } from "./leaflet-content";

/** One file to make. */
export type PaperWork =
  | { kind: "leaflet"; content: LeafletContent }
  | { kind: "booklet"; content: LeafletContent }
  | { kind: "joined"; title: string; documents: readonly Uint8Array[] }
  | { kind: "statement"; content: StatementOnPaper };

/**
 * Makes files one after the other in a thread of its own, which starts with the first and ends after a while
 * without any. Files to join move there: they are empty here afterwards. A file no longer wanted before its
 * turn is not made.
 */
export type Printer = {
  print(work: PaperWork, unwanted?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
};

type Waiting = {
  work: PaperWork;
  resolve: (content: Uint8Array) => void;
  reject: (error: unknown) => void;
};
type Answer = { content: Uint8Array; problem?: undefined } | { problem: string };

/** Milliseconds. */
const IDLE = 60_000;
/** A file too large for this ends the thread, not the server; the garbage of each page is collected soon. */
const MEMORY = { maxOldGenerationSizeMb: 240, maxYoungGenerationSizeMb: 8 };

export function printerOn(): Printer {
  let waiting: Waiting[] = [];
  let printing: Waiting | undefined;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): Promise<unknown> {
    clearTimeout(idle);
    const ended = worker?.terminate();
    worker = undefined;
    return ended ?? Promise.resolve();
  }

  function begin(): Worker {
    const begun = startWorker();
    begun.unref();
    begun.on("message", (answer: Answer) => {
      if (answer.problem === undefined) printing?.resolve(answer.content);
      else printing?.reject(new Error(answer.problem));
      next();
    });
    begun.on("error", (error) => {
      if (worker !== begun) return;
      worker = undefined;
      printing?.reject(error);
      next();
    });
    return begun;
  }

  function next(): void {
    printing = waiting.shift();
    if (printing === undefined) {
      idle = setTimeout(() => void end(), IDLE).unref();
      return;
    }
    clearTimeout(idle);
    worker ??= begin();
    worker.postMessage(printing.work, movable(printing.work));
  }

  return {
    print(work, unwanted) {
      return new Promise((resolve, reject) => {
        const one = { work, resolve, reject };
        unwanted?.throwIfAborted();
        // A file under way is made to its end: the thread goes on with the others.
        unwanted?.addEventListener("abort", () => {
          waiting = waiting.filter((other) => other !== one);
          reject(unwanted.reason);
        });
        waiting.push(one);
        if (printing === undefined) next();
      });
    },
    async close() {
      await end();
      for (const { reject } of [...waiting, ...(printing ? [printing] : [])])
        reject(new Error("The server stops"));
      [waiting, printing] = [[], undefined];
    },
  };
}

/** The memory of the files to join: they move, rather than exist in both threads. */
function movable(work: PaperWork): ArrayBuffer[] {
  const files = work.kind === "joined" ? work.documents : [];
  return files.flatMap(({ buffer, byteLength }) =>
    // A small one may share its memory with others, which must stay.
    buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? [buffer] : [],
  );
}

/** The worker's own bundle beside the server's; its source, from the sources. */
function startWorker(): Worker {
  const resourceLimits = MEMORY;
  const here = import.meta.url;
  if (!here.endsWith(".ts")) return new Worker(new URL("print-worker.js", here), { resourceLimits });
  const entry = JSON.stringify(new URL("print-worker.ts", here).href);
  // The process's options, such as those of a test runner, are not for this thread.
  const source = `import("tsx/esm/api").then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(source, { eval: true, resourceLimits, execArgv: [] });
}
