import { mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "./refusal";

/** Longer than any registry write takes: an older lock was left by a process that died. */
const STALE = 30_000;
const PATIENCE = 60_000;

/** Runs `work` while no other process does on the same lock. Making a folder is atomic everywhere. */
export async function locked<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  const deadline = Date.now() + PATIENCE;
  while (!(await take(lock))) {
    if (Date.now() > deadline) throw new Refusal(`Somebody else keeps ${lock}; remove it if nobody publishes.`);
    await dropIfStale(lock);
    await wait(10 + Math.random() * 40);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function dropIfStale(lock: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(lock);
    if (Date.now() - mtimeMs < STALE) return;
    // Renamed first, so that of several who see it stale one alone removes it.
    const grave = `${lock}.${randomUUID()}`;
    await rename(lock, grave);
    await rm(grave, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
