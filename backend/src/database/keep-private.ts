import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "./driver";

/** The rights of other accounts of the machine on a file. */
const others = 0o077;

/**
 * Restricts the files of this folder, and all that this process writes from now on, to this account of the
 * machine: they hold people's data, their mails and the keys of their sessions.
 */
export async function keepPrivate(folder: string): Promise<void> {
  process.umask(others);
  try {
    await closeToOthers(folder);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (!entry.isSymbolicLink()) await closeToOthers(join(entry.parentPath, entry.name));
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & others) !== 0) await chmod(path, mode & ~others & 0o777);
}
