import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../error-code";

/**
 * Two processes on one embedded database lose data without a word, so the second must not start.
 * Answers the function that gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "database.lock");
  const mine = holder(process.pid);
  await take(path, mine, folder);
  return async () => {
    if ((await readIfAny(path)) === mine) await rm(path, { force: true });
  };
}

async function take(path: string, mine: string, folder: string): Promise<void> {
  try {
    await writeFile(path, mine, { flag: "wx" });
    return;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  const held = await readIfAny(path);
  if (held !== undefined) {
    if (isAlive(held)) throw alreadyOpen(folder, held);
    await removeStale(path, held, folder);
  }
  return take(path, mine, folder);
}

/** Another process may have replaced the stale lock meanwhile: what we moved aside tells. */
async function removeStale(path: string, stale: string, folder: string): Promise<void> {
  const aside = `${path}.${String(process.pid)}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  const moved = await readFile(aside, "utf8");
  if (moved !== stale) await link(aside, path);
  await rm(aside, { force: true });
  if (moved !== stale) throw alreadyOpen(folder, moved);
}

function alreadyOpen(folder: string, held: string): Error {
  const pid = held.split(" ")[0] ?? "?";
  return new Error(`The database in ${folder} is already open in process ${pid}. Stop it first, or set another DATA_DIR.`);
}

/** A process number comes back one day; with its starting time it does not. */
function holder(pid: number): string {
  return `${String(pid)} ${startTime(pid) ?? "?"}`;
}

function isAlive(held: string): boolean {
  const pid = Number(held.split(" ")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, "EPERM")) return false;
  }
  return held === holder(pid);
}

/** Only Linux tells; elsewhere the number alone decides. */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

async function readIfAny(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}
