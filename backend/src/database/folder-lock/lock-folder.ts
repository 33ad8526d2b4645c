import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasCode } from "../driver";
import { holderLine, isRunning, readHolder } from "./lock-holder";

/** Milliseconds between the heartbeats of a holder, for processes that can't see it. */
const beatMs = 1_000;

type Patience = {
  /** The time that a running holder may take to end: it may be stopping. */
  endingMs: number;
  /** A holder without a heartbeat for this long is dead. */
  silenceMs: number;
  /** A lock without a holder's name for this long was left by a process killed while writing it. */
  writingMs: number;
};

/**
 * Locks the folder: two processes on one embedded database lose data silently, so the second must not start.
 * Returns the function that releases it.
 */
export async function lockFolder(
  folder: string,
  patience: Patience = { endingMs: 5_000, silenceMs: 10_000, writingMs: 500 },
): Promise<() => Promise<void>> {
  const path = join(folder, "database.lock");
  const mine = holderLine();
  while (!(await created(path, mine))) await waitForHolder(path, folder, patience);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, beatMs);
  beat.unref();
  return async () => {
    clearInterval(beat);
    if ((await ifAny(() => readFile(path, "utf8"))) === mine) await rm(path, { force: true });
  };
}

async function created(path: string, mine: string): Promise<boolean> {
  try {
    await writeFile(path, mine, { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Resolves once the lock may be free; throws when its holder keeps running. */
async function waitForHolder(path: string, folder: string, patience: Patience): Promise<void> {
  const first = await seen(path);
  for (const began = Date.now(); ; await wait(50)) {
    const now = await seen(path);
    if (first === undefined || now?.text !== first.text) return;
    const verdict = judge(first, now, Date.now() - began, patience);
    if (verdict === "alive") throw alreadyOpen(folder, now.text);
    if (verdict === "dead") return removeStale(path, now.text, folder);
  }
}

type Seen = { text: string; beat: number };

function judge(first: Seen, now: Seen, waited: number, { endingMs, silenceMs, writingMs }: Patience) {
  const holder = readHolder(now.text);
  if (holder === undefined) return waited > writingMs ? "dead" : undefined;
  const running = isRunning(holder);
  if (running === false) return "dead";
  if (running === true) return waited > endingMs ? "alive" : undefined;
  if (now.beat !== first.beat) return "alive";
  return waited > silenceMs ? "dead" : undefined;
}

function seen(path: string): Promise<Seen | undefined> {
  return ifAny(async () => ({ text: await readFile(path, "utf8"), beat: (await stat(path)).mtimeMs }));
}

/**
 * Another process may have replaced the stale lock meanwhile, so check the one moved aside, and put it back
 * if so.
 */
async function removeStale(path: string, stale: string, folder: string): Promise<void> {
  const aside = `${path}.${String(process.pid)}`;
  const moved = await ifAny(async () => {
    await rename(path, aside);
    return readFile(aside, "utf8");
  });
  if (moved === undefined) return;
  if (moved !== stale) await link(aside, path);
  await rm(aside, { force: true });
  if (moved !== stale) throw alreadyOpen(folder, moved);
}

function alreadyOpen(folder: string, held: string): Error {
  const holder = readHolder(held);
  const place = holder === undefined || holder.host === hostname() ? "" : ` of ${holder.host}`;
  return new Error(
    `The database in ${folder} is already open in process ${String(holder?.pid ?? "?")}${place}. Stop it first, or set another DATA_DIR.`,
  );
}

async function ifAny<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}
