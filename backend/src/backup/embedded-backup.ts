import { createWriteStream, existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { LockHeld } from "@coulisses/shared-node/lock";
import { connectionTo, lockDatabase, openEmbedded, openLocked } from "../database/connect/connect-embedded";
import { finishRestore, restoredName } from "../database/connect/finish-restore";
import type { Connection } from "../database/database";
import { migrationOf } from "../database/migrate";
import { unpack } from "./archive";
import { BackupRefusal } from "./backup-refusal";
import { dumpOfRunning } from "./dump-socket";
import { checkedManifest, damaged, type Manifest } from "./manifest";

const dumpName = "database.tar.gz";
const filesName = "files";

/** Beside the database: everything but what belongs to a running process or to an earlier restore. */
const isKept = (name: string) =>
  !/^(\.|database$|database\.lock$|backup\.sock$|restored|before-restore-)|\.part$/.test(name);

/** Copies the database and the files of DATA_DIR into this folder; a server may go on running meanwhile. */
export async function copyEmbedded(dataDir: string, folder: string): Promise<number> {
  if (!existsSync(join(dataDir, "database")))
    throw new BackupRefusal(`Il n'y a pas de base dans ${dataDir}.`);
  const dump = join(folder, dumpName);
  const migration = (await dumpOfRunning(dataDir, dump)) ?? (await dumpStopped(dataDir, dump));
  const names = (await readdir(dataDir)).filter(isKept);
  for (const name of names)
    await cp(join(dataDir, name), join(folder, filesName, name), {
      recursive: true,
      filter: (path) => !path.endsWith(".part"),
    });
  return migration;
}

async function dumpStopped(dataDir: string, file: string): Promise<number> {
  const connection = await openLocked(dataDir, await locked(dataDir));
  try {
    const copy = await dumpOf(connection);
    await pipeline(
      Readable.fromWeb(copy.stream() as never),
      createGzip(),
      createWriteStream(file, { mode: 0o600 }),
    );
    return (await migrationOf(connection.db)) ?? 0;
  } finally {
    await connection.close();
  }
}

function dumpOf({ dump }: Connection): Promise<Blob> {
  if (dump === undefined) throw new Error("This database gives no copy of itself");
  return dump();
}

const locked = (dataDir: string) =>
  lockDatabase(dataDir, { patienceMs: 0 }).catch((error: unknown) => {
    if (!(error instanceof LockHeld)) throw error;
    throw new BackupRefusal(
      `Coulisses tourne sur ${dataDir} (${error.holder}) : arrête-le d'abord, puis recommence.`,
    );
  });

type Restored = { manifest: Manifest; keptIn: string | undefined };

/** Puts a backup into DATA_DIR; what was there stays in a folder beside it. */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await locked(dataDir);
  const part = join(dataDir, "restored.part");
  try {
    if (!replace && existsSync(join(dataDir, "database"))) {
      throw new BackupRefusal(
        `Il y a déjà une base dans ${dataDir} : ajoute --replace pour la remplacer (elle sera gardée à côté).`,
      );
    }
    await rm(part, { recursive: true, force: true });
    await unpack(file, join(part, "unpacked"));
    const manifest = await checkedManifest(join(part, "unpacked"), "embedded");
    const files = join(part, "unpacked", filesName);
    if (existsSync(files)) await rename(files, join(part, "whole"));
    await loadDump(join(part, "unpacked", dumpName), join(part, "whole", "database"), manifest);
    await rename(join(part, "whole"), join(dataDir, restoredName(new Date())));
    return { manifest, keptIn: await finishRestore(dataDir) };
  } finally {
    await rm(part, { recursive: true, force: true });
    await unlock();
  }
}

async function loadDump(dump: string, database: string, { migration }: Manifest): Promise<void> {
  await mkdir(join(database, ".."), { recursive: true });
  const copy = new Blob([new Uint8Array(await readFile(dump))], { type: "application/x-gzip" });
  const postgres = await openEmbedded({ dataDir: database, loadDataDir: copy });
  const connection = connectionTo(postgres, () => Promise.resolve());
  try {
    if ((await migrationOf(connection.db)) !== migration) throw damaged();
  } finally {
    await connection.close();
  }
}
