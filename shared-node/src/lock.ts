import { randomUUID } from "node:crypto";
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { holderLine, isRunning, processOf, readHolder } from "./lock-holder";

/** Milliseconds between the signs of life of a holder, for processes that can't see it. */
const beatMs = 1_000;
/** Milliseconds of waiting after which it is told. */
const tellMs = 2_000;

type Waiting = {
  /** Milliseconds after which a holder that lives is no longer waited for. */
  patienceMs: number;
  /** Milliseconds without a sign of life after which a holder that can't be seen from here is dead. */
  silenceMs?: number;
  /** Is told once who holds the lock and since when, as `process 12, since 14:03:07`, when it takes a while. */
  onWait: (holder: string) => void;
};

/** The error when the lock's holder keeps it. */
export class LockHeld extends Error {
  override name = "LockHeld";
  /** `holder`: as `process 12, since 14:03:07`, or `process 12 of another-host, since 14:03:07`. */
  constructor(
    lock: string,
    readonly holder: string,
  ) {
    super(`${lock} is held by ${holder}`);
  }
}

/**
 * Takes a lock as soon as no other process holds it, and returns the function that gives it back. What a dead
 * process left is taken at once where it ran on this machine, else after its silence.
 *
 * The lock is a folder with one file, the token, whose name no other token ever has: of several processes that
 * find a dead holder's token only one can remove it, and none removes by mistake what another has just taken.
 */
export async function takeLock(lock: string, waiting: Waiting): Promise<() => Promise<void>> {
  await mkdir(dirname(lock), { recursive: true });
  const name = randomUUID();
  const watch = holderWatch(waiting);
  for (;;) {
    const token = await tokenIn(lock);
    if (token === undefined) {
      if (await put(lock, name)) return held(lock, join(lock, name));
      continue;
    }
    const seen = await read(token);
    const verdict = seen && watch(seen);
    if (seen && verdict === "given up")
      throw new LockHeld(lock, processOf(readHolder(seen.line), seen.since));
    if (verdict !== "dead") await wait(10 + Math.random() * 40);
    else if (await isRemoved(token)) await removeIfEmpty(lock);
  }
}

/** `since`: when the lock was taken, in milliseconds since 1970, 0 where the file system does not know. */
type Seen = { token: string; line: string; beat: number; since: number };

/** Follows a holder from look to look. */
function holderWatch({ patienceMs, silenceMs = 10_000, onWait }: Waiting) {
  const began = Date.now();
  let isTold = false;
  let last = { token: "", beat: 0, at: began, beats: false };
  return (seen: Seen): "given up" | "dead" | undefined => {
    const now = Date.now();
    const holder = readHolder(seen.line);
    if (seen.token !== last.token) last = { token: seen.token, beat: seen.beat, at: now, beats: false };
    if (seen.beat !== last.beat) last = { token: seen.token, beat: seen.beat, at: now, beats: true };
    const runs = holder && isRunning(holder);
    if (runs === false || (runs === undefined && now - last.at > silenceMs)) return "dead";
    if ((runs === true || last.beats) && now - began > patienceMs) return "given up";
    if (now - began > tellMs && !isTold) {
      isTold = true;
      onWait(processOf(holder, seen.since));
    }
    return undefined;
  };
}

/** The path of the token in a lock; the lock itself where it is a file, as earlier versions left it. */
async function tokenIn(lock: string): Promise<string | undefined> {
  try {
    const [name] = await readdir(lock);
    return name === undefined ? undefined : join(lock, name);
  } catch (error) {
    if (isCoded(error, "ENOTDIR")) return lock;
    if (isCoded(error, "ENOENT")) return undefined;
    throw error;
  }
}

async function read(token: string): Promise<Seen | undefined> {
  try {
    const line = await readFile(token, "utf8");
    const { mtimeMs, birthtimeMs } = await stat(token);
    return { token, line, beat: mtimeMs, since: birthtimeMs };
  } catch (error) {
    // It was given back, or replaced, since it was found.
    if (isCoded(error, "ENOENT", "ENOTDIR", "EISDIR")) return undefined;
    throw error;
  }
}

/**
 * Puts a folder with this token at the lock's place, unless another one is there: the token comes with its
 * folder, so no lock is ever without its holder's name.
 */
async function put(lock: string, name: string): Promise<boolean> {
  const aside = join(dirname(lock), `.${basename(lock)}-${name}`);
  await mkdir(aside);
  try {
    await writeFile(join(aside, name), holderLine());
    await rename(aside, lock);
    return true;
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (isCoded(error, "ENOTEMPTY", "EEXIST", "ENOTDIR")) return false;
    // Windows says so where another folder is.
    if (isCoded(error, "EPERM") && process.platform === "win32") return false;
    throw error;
  }
}

function held(lock: string, token: string): () => Promise<void> {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(token, now, now).catch(() => undefined);
  }, beatMs);
  beat.unref();
  return async () => {
    clearInterval(beat);
    if (await isRemoved(token)) await removeIfEmpty(lock);
  };
}

/** True for the one process that removed the token. */
async function isRemoved(token: string): Promise<boolean> {
  try {
    await unlink(token);
    return true;
  } catch (error) {
    if (isCoded(error, "ENOENT", "ENOTDIR", "EISDIR")) return false;
    throw error;
  }
}

async function removeIfEmpty(lock: string): Promise<void> {
  try {
    await rmdir(lock);
  } catch (error) {
    if (!isCoded(error, "ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST")) throw error;
  }
}

const isCoded = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? "");
