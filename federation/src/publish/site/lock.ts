import { mkdir, readdir, rm, rmdir, stat, unlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "./refusal";

/** A lock without a sign of its holder for this long was left by a process that died. */
const STALE = 30_000;
const SIGN_OF_LIFE = 5_000;
const PATIENCE = 120_000;

/** Runs `work` while no other process holds the same lock. */
export async function locked<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  const token = path.join(lock, randomUUID());
  const deadline = Date.now() + PATIENCE;
  while (!(await take(lock, token))) {
    if (Date.now() > deadline)
      throw new Refusal(`Somebody else keeps ${lock}; remove it if nobody publishes.`);
    await dropIfStale(lock);
    await wait(10 + Math.random() * 40);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(token, now, now).catch(() => undefined);
  }, SIGN_OF_LIFE);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await release(lock, token);
  }
}

/** Making a folder is atomic everywhere; the token in it identifies the holder. */
async function take(lock: string, token: string): Promise<boolean> {
  try {
    await mkdir(lock);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  // A process that cleans up stale locks may remove this folder before the token is in it.
  const isWritten = await writeFile(token, "", { flag: "wx" }).then(
    () => true,
    () => false,
  );
  if (!isWritten) return false;
  if ((await readdir(lock)).length === 1) return true;
  await rm(token, { force: true });
  return false;
}

async function release(lock: string, token: string): Promise<void> {
  await rm(token, { force: true });
  await removeIfEmpty(lock);
}

/** Of several processes, only one can remove a given token, so the lock of a living process is never touched. */
async function dropIfStale(lock: string): Promise<void> {
  const tokens = await readdir(lock).catch(() => []);
  for (const name of tokens) {
    const token = path.join(lock, name);
    const isRemoved =
      (await isOld(token)) &&
      (await unlink(token).then(
        () => true,
        () => false,
      ));
    if (isRemoved) await removeIfEmpty(lock);
  }
  if (tokens.length === 0 && (await isOld(lock))) await removeIfEmpty(lock);
}

async function isOld(file: string): Promise<boolean> {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > STALE,
    () => false,
  );
}

async function removeIfEmpty(lock: string): Promise<void> {
  await rmdir(lock).catch((error: unknown) => {
    if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  });
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
