import { parentPort, workerData } from "node:worker_threads";
import { connectServer } from "../database/connect/connect-server";
import type { Connection } from "../database/database";
import { ImportRefusal } from "../import/import-refusal";
import { readFileSource } from "../import/source/read-source";
import { undoImport } from "../import/undo-import";
import { takeOver } from "./take-over";
import type { ThreadMessage, ThreadWork } from "./thread";

/** The thread of one order. */
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
const { file, isTrial, origin, databaseUrl } = workerData as ThreadWork;

async function run(): Promise<ThreadMessage> {
  if (file === undefined) {
    await inDatabase((connection) => undoImport(connection, origin));
    return { undone: true };
  }
  const progress = teller();
  const source = await readFileSource({
    ...file,
    tell: (bytes) => {
      progress("reading", bytes / file.bytes);
    },
  });
  if (databaseUrl === undefined) return { source };
  const report = await inDatabase((connection) =>
    takeOver(connection, source, {
      isTrial,
      origin,
      tell: (part) => {
        progress("writing", part);
      },
    }),
  );
  return { report };
}

/** Tells each percent once. */
function teller() {
  let last = "";
  return (step: "reading" | "writing", part: number) => {
    const percent = Math.min(100, Math.floor(part * 100));
    const said = `${step} ${String(percent)}`;
    if (said === last) return;
    last = said;
    tell({ progress: { step, percent } });
  };
}

/** A connection of its own: those of the server's calls are taken away from who holds one for long. */
async function inDatabase<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  if (databaseUrl === undefined) throw new Error("This database is another thread's");
  const connection = connectServer(databaseUrl, () => undefined);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

tell(
  await run().catch((error: unknown) => {
    if (error instanceof ImportRefusal) return { refusal: error.message };
    throw error;
  }),
);
