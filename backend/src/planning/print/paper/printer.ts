import { Worker } from "node:worker_threads";
import type { LeafletContent } from "./leaflet-content";

/** One file to make. */
export type PaperWork =
  | { kind: "leaflet"; content: LeafletContent }
  | { kind: "booklet"; content: LeafletContent }
  | { kind: "joined"; title: string; documents: readonly Uint8Array[] };

/**
 * Makes files in a thread of its own, which begins with the first and ends when there was none for a while. What is to be
 * joined moves there: it is empty here afterwards.
 */
export type Printer = { print(work: PaperWork): Promise<Uint8Array>; close(): Promise<void> };

type Waiting = { resolve: (content: Uint8Array) => void; reject: (error: Error) => void };
type Answer = { id: number } & ({ content: Uint8Array; problem?: undefined } | { problem: string });

/** Milliseconds. */
const IDLE = 60_000;
/** A file too large for this ends the thread, not the server; what each page leaves behind is soon cleared. */
const MEMORY = { maxOldGenerationSizeMb: 240, maxYoungGenerationSizeMb: 8 };

export function printerOn(): Printer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function end(): Promise<unknown> {
    clearTimeout(idle);
    const ended = worker?.terminate();
    worker = undefined;
    return ended ?? Promise.resolve();
  }

  function begin(): Worker {
    const begun = startWorker();
    begun.unref();
    begun.on("message", ({ id, ...answer }: Answer) => {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (answer.problem === undefined) resolve?.(answer.content);
      else reject?.(new Error(answer.problem));
      if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE).unref();
    });
    begun.on("error", (error) => {
      if (worker === begun) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return begun;
  }

  return {
    print(work) {
      clearTimeout(idle);
      worker ??= begin();
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker?.postMessage({ id, work }, movable(work));
      });
    },
    async close() {
      await end();
      for (const { reject } of waiting.values()) reject(new Error("The server stops"));
      waiting.clear();
    },
  };
}

/** The memory of what is to be put together: many files move, rather than stand in both threads. */
function movable(work: PaperWork): ArrayBuffer[] {
  const files = work.kind === "joined" ? work.documents : [];
  return files.flatMap(({ buffer, byteLength }) =>
    // A small one may share its memory with others, which must stay.
    buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? [buffer] : [],
  );
}

/** Beside the bundle, its own bundle; from the sources, the source. */
function startWorker(): Worker {
  const resourceLimits = MEMORY;
  const here = import.meta.url;
  if (!here.endsWith(".ts")) return new Worker(new URL("print-worker.js", here), { resourceLimits });
  const entry = JSON.stringify(new URL("print-worker.ts", here).href);
  // Options of the process, such as those of a test runner, are not for this thread.
  const source = `import("tsx/esm/api").then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(source, { eval: true, resourceLimits, execArgv: [] });
}
