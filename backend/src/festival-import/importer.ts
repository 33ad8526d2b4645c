import type { ImportOrder, ImportTask, ImportUpload } from "@coulisses/shared-domain/import/festival-import";
import { checkTried, checkWhole } from "@coulisses/shared-domain/import/festival-import";
import type { ToldReport } from "@coulisses/shared-domain/import/told-report";
import type { FastifyBaseLogger } from "fastify";
import type { Origin } from "../audit/record-audit";
import type { Environment } from "../environment";
import { ImportRefusal } from "../import/import-refusal";
import { undoImport } from "../import/undo-import";
import type { Services } from "../services";
import type { ImportFolder } from "./import-folder";
import { takeOver } from "./take-over";
import { inThread, type Progress } from "./thread";
import { openUpload } from "./uploads";

type Author = { by: string; origin: Origin };
type Order = Author & { order: ImportOrder; upload: ImportUpload | undefined };

/** Milliseconds between two writes of the progress. */
const TELL_EVERY = 400;

const OUR_FAULT =
  "Une erreur est survenue de notre côté, rien n'a été écrit. Réessaie, et préviens le support si elle revient.";

/** Runs the orders of the page, one at a time among all instances that share the folder. */
export function importerOn(
  { connection, environment }: { connection: Services["connection"]; environment: Environment },
  folder: ImportFolder,
  log: Pick<FastifyBaseLogger, "error">,
) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let isBusy = false;

  async function workOn({ order, upload, origin }: Order, tell: (progress: Progress) => void) {
    const { databaseUrl } = environment;
    const { signal } = stopping;
    const isTrial = order === "trial";
    const file = upload && {
      path: folder.dump,
      name: upload.name,
      bytes: upload.bytes,
      maxBytes: environment.importBytes,
    };
    if (file === undefined && databaseUrl === undefined) {
      await undoImport(connection, origin);
      return undefined;
    }
    const answer = await inThread({ file, isTrial, origin, databaseUrl }, { signal, tell });
    if ("report" in answer) return answer.report;
    if (!("source" in answer)) return undefined;
    return takeOver(connection, answer.source, {
      isTrial,
      origin,
      tell: (part) => {
        signal.throwIfAborted();
        tell({ step: "writing", percent: Math.floor(part * 100) });
      },
    });
  }

  /** Keeps how an order ended; the file goes once it was imported. */
  async function keepEnd(order: Order, report: ToldReport | undefined): Promise<void> {
    if (report !== undefined) await folder.write("report.json", report);
    else await folder.remove("report.json");
    if (order.order === "import") await folder.remove("dump", "upload.json");
    if (order.order === "trial" && order.upload !== undefined) {
      const { received: _received, ...kept } = order.upload;
      await folder.write("upload.json", { ...kept, isTried: true });
    }
  }

  async function run(order: Order, task: ImportTask): Promise<void> {
    let [progress, toldAt] = [task.progress, Date.now()];
    let writing = Promise.resolve();
    const tell = (now: Progress) => {
      if (now.step === progress.step && Date.now() - toldAt < TELL_EVERY) return;
      [progress, toldAt] = [now, Date.now()];
      writing = writing.then(() => folder.write("task.json", { ...task, progress })).catch(() => undefined);
    };
    const end = async (status: ImportTask["status"], message = "") => {
      await writing;
      await folder.write("task.json", { ...task, progress, status, message });
    };
    try {
      await keepEnd(order, await workOn(order, tell));
      await end("done");
    } catch (error) {
      if (stopping.signal.aborted) return end("interrupted");
      if (error instanceof ImportRefusal) return end("refused", error.message);
      log.error({ err: error }, "import failed");
      return end("failed", OUR_FAULT);
    }
  }

  async function begin(order: ImportOrder, author: Author, uploadId?: string): Promise<void> {
    const free = await folder.take();
    try {
      const upload = uploadId === undefined ? undefined : await openUpload(folder, uploadId);
      if (upload !== undefined) {
        checkWhole(upload);
        if (order === "import") checkTried(upload);
      }
      const task: ImportTask = {
        order,
        status: "running",
        by: author.by,
        at: new Date().toISOString(),
        progress: { step: upload === undefined ? "writing" : "reading", percent: 0 },
        message: "",
      };
      await folder.write("task.json", task);
      running = run({ ...author, order, upload }, task)
        .catch((error: unknown) => {
          log.error({ err: error }, "end of an import not kept");
        })
        .finally(async () => {
          isBusy = false;
          await free();
        });
      isBusy = true;
    } catch (error) {
      await free();
      throw error;
    }
  }

  return {
    /** Starts to import an upload, or to try it. */
    takeOver: (order: "trial" | "import", uploadId: string, author: Author) => begin(order, author, uploadId),
    /** Starts to take the import back. */
    undo: (author: Author) => begin("undo", author),

    /** The last order. One whose process died counts as interrupted. */
    async task(): Promise<ImportTask | null> {
      const task = await folder.read("task.json");
      if (task?.status !== "running" || isBusy) return task;
      const free = await folder.take().catch(() => undefined);
      if (free === undefined) return task;
      try {
        const now = await folder.read("task.json");
        return now?.status === "running" ? { ...now, status: "interrupted" } : now;
      } finally {
        await free();
      }
    },

    /** Removes what is a day old. */
    async forgetOld(now = Date.now()): Promise<void> {
      const free = await folder.take().catch(() => undefined);
      if (free === undefined) return;
      try {
        if (await folder.isOld("upload.json", now)) await folder.remove("dump", "upload.json");
        if (await folder.isOld("report.json", now)) await folder.remove("report.json");
        if (await folder.isOld("task.json", now)) await folder.remove("task.json");
      } finally {
        await free();
      }
    },

    /** Interrupts what runs: nothing of it is written. */
    async stop(): Promise<void> {
      stopping.abort(new Error("The server stops"));
      await running;
    },
  };
}
