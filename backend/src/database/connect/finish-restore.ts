import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rmdir } from "node:fs/promises";
import { join } from "node:path";

/** The name of a folder that holds a complete backup, to be put in the place of what is there. */
export const restoredName = (at: Date) => `restored-${at.toISOString().replaceAll(":", "-")}`;

/**
 * Puts what was restored in the place of what is there, which is kept beside it: answers the folder where, if
 * anything was. Each file moves whole, so a process that was killed at it leaves the rest to the next.
 */
export async function finishRestore(dataDir: string): Promise<string | undefined> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : [];
  let keptIn: string | undefined;
  for (const name of names.filter((one) => one.startsWith("restored-"))) {
    const kept = join(dataDir, name.replace("restored", "before-restore"));
    for (const entry of await readdir(join(dataDir, name))) {
      if (existsSync(join(dataDir, entry))) {
        await mkdir(kept, { recursive: true });
        await rename(join(dataDir, entry), join(kept, entry));
      }
      await rename(join(dataDir, name, entry), join(dataDir, entry));
    }
    await rmdir(join(dataDir, name));
    if (existsSync(kept)) keptIn = kept;
  }
  return keptIn;
}
