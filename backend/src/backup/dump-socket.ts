import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Connection } from "../database/database";
import { hasCode } from "../database/driver";
import { migrationOf } from "../database/migrate";
import type { JobLog } from "../jobs/run-job";
import { BackupRefusal } from "./backup-refusal";

/** The longest address of a local socket that every system takes, in bytes. */
const longestAddress = 100;
const migrationHeader = "coulisses-migration";

/** An address in DATA_DIR, which is closed to other accounts of the machine. */
function addressIn(dataDir: string): string | undefined {
  const path = join(resolve(dataDir), "backup.sock");
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= longestAddress);
}

/**
 * Gives copies of the embedded database to the command that backs up, while this process has it open. Answers
 * the function that stops it.
 */
export async function offerDumps(
  { kind, db, dump }: Connection,
  dataDir: string,
  log: Pick<JobLog, "warn" | "error">,
): Promise<() => Promise<void>> {
  const address = addressIn(dataDir);
  if (kind !== "embedded" || dump === undefined) return () => Promise.resolve();
  if (address === undefined) {
    log.warn({ dataDir }, "the path of DATA_DIR is too long for backups while the server runs");
    return () => Promise.resolve();
  }
  let busy = false;
  const answer = async (response: ServerResponse) => {
    if (busy) return void response.writeHead(409).end();
    busy = true;
    try {
      const migration = await migrationOf(db);
      const copy = await dump();
      response.writeHead(200, { "content-length": copy.size, [migrationHeader]: String(migration ?? 0) });
      await pipeline(Readable.fromWeb(copy.stream() as never), response);
    } finally {
      busy = false;
    }
  };
  const server = createServer((_request, response) => {
    answer(response).catch((error: unknown) => {
      log.error({ err: error }, "backup");
      response.destroy();
    });
  });
  try {
    await rm(address, { force: true });
    await new Promise<void>((listening, failed) => {
      server.once("error", failed).listen(address, listening);
    });
  } catch (error) {
    // Not all systems and disks have sockets: a festival runs without, and is backed up while it is stopped.
    log.warn({ err: error }, "no backups while the server runs");
    return () => Promise.resolve();
  }
  server.unref();
  return () =>
    new Promise((closed) => {
      server.close(() => {
        closed();
      });
      server.closeAllConnections();
    });
}

/** Writes the copy that the running server gives, and answers its last migration; undefined when none runs. */
export async function dumpOfRunning(dataDir: string, file: string): Promise<number | undefined> {
  const address = addressIn(dataDir);
  if (address === undefined) return undefined;
  const response = await ask(address);
  if (response === undefined) return undefined;
  if (response.statusCode === 409)
    throw new BackupRefusal("Une autre sauvegarde est en cours : attends qu'elle soit finie.");
  await pipeline(response, createGzip(), createWriteStream(file, { mode: 0o600 })).catch(() => {
    throw new BackupRefusal("Le serveur s'est arrêté pendant la sauvegarde : recommence.");
  });
  return Number(response.headers[migrationHeader]);
}

function ask(socketPath: string): Promise<IncomingMessage | undefined> {
  return new Promise((answered, failed) => {
    get({ socketPath }, answered).on("error", (error) => {
      // A socket without its server is what a killed one left.
      if (hasCode(error, "ENOENT") || hasCode(error, "ECONNREFUSED")) answered(undefined);
      else failed(error);
    });
  });
}
