import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  importRuns,
  type ImportTask,
  type ImportUpload,
} from "@coulisses/shared-domain/import/festival-import";
import type { ToldReport } from "@coulisses/shared-domain/import/told-report";
import { LockHeld, takeLock } from "@coulisses/shared-node/lock";
import { hasCode } from "../database/driver";

/** The facts of the file `dump`; the bytes received are its size. */
export type KeptUpload = Omit<ImportUpload, "received">;
type Kept = { "upload.json": KeptUpload; "task.json": ImportTask; "report.json": ToldReport };
type Name = keyof Kept;

/** The upload, the last order and its report: all that the page keeps between two calls, on disk. */
export type ImportFolder = ReturnType<typeof importFolder>;

/** Milliseconds: a lock is held for an instant, or for as long as an order runs. */
const PATIENCE = 500;
/** Milliseconds after which nothing of an import is kept here: a dump holds everybody's data. */
const KEPT = 24 * 60 * 60 * 1000;

export function importFolder(dataDir: string) {
  const folder = join(dataDir, "temp", "import");
  const at = (name: Name | "dump") => join(folder, name);
  const lock = join(folder, "lock");

  async function read<One extends Name>(name: One): Promise<Kept[One] | null> {
    try {
      return JSON.parse(await readFile(at(name), "utf8")) as Kept[One];
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  }

  const make = () => mkdir(folder, { recursive: true, mode: 0o700 });

  return {
    dump: at("dump"),
    read,

    /** Replaces a file at once, so that nobody reads a half of it. */
    async write<One extends Name>(name: One, content: Kept[One]): Promise<void> {
      await make();
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
      await rename(draft, at(name));
    },

    async remove(...names: (Name | "dump")[]): Promise<void> {
      for (const name of names) await rm(at(name), { force: true });
    },

    /** Takes the lock of all instances that share this folder. Throws `refused` while an order holds it. */
    async take(): Promise<() => Promise<void>> {
      await make();
      return takeLock(lock, { patienceMs: PATIENCE, onWait: () => undefined }).catch((error: unknown) => {
        throw error instanceof LockHeld ? importRuns() : error;
      });
    },

    has: (name: Name): Promise<boolean> =>
      stat(at(name)).then(
        () => true,
        () => false,
      ),

    /** True for a file that was last written more than a day ago. */
    async isOld(name: Name, now: number): Promise<boolean> {
      const found = await stat(at(name)).catch(() => undefined);
      return found !== undefined && now - found.mtimeMs > KEPT;
    },
  };
}
