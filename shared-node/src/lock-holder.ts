import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** Process ids are reused; together with its start time, a process id is unique. */
export type Holder = { pid: number; started: string; host: string };

/** The line that identifies this process; a line cut short is no holder. */
export function holderLine(): string {
  return `${String(process.pid)} ${lookAt(process.pid)?.started ?? unknown} ${hostname()}\n`;
}

export function readHolder(line: string): Holder | undefined {
  const [, pid, started, host] = /^(\d+) (\S+) (\S+)\n$/.exec(line) ?? [];
  if (pid === undefined || started === undefined || host === undefined) return undefined;
  return { pid: Number(pid), started, host };
}

/**
 * The words for a holder since a moment in milliseconds since 1970, as `process 12, since 14:03:07`; its host is named
 * when it is another one. Some file systems don't know when a file was made, and say 0.
 */
export function processOf(holder: Holder | undefined, since: number): string {
  const name = holder === undefined ? "an unknown process" : `process ${String(holder.pid)}`;
  const place = holder === undefined || holder.host === hostname() ? name : `${name} of ${holder.host}`;
  return since > 0 ? `${place}, since ${clockTime(since)}` : place;
}

/** In the zone of the machine, whose clock its reader looks at. */
const clockTime = (at: number) => new Date(at).toTimeString().slice(0, 8);

/** Undefined when it can't be seen from here: on another machine, or in another container. */
export function isRunning({ pid, started, host }: Holder): boolean | undefined {
  if (host !== hostname()) return undefined;
  if (!exists(pid)) return false;
  const state = lookAt(pid);
  if (state === undefined) return true;
  return !state.dead && state.started === started;
}

const unknown = "?";

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

type Look = { started: string; dead: boolean };

/** A zombie process (ended, but not yet reaped by its parent) still has its id. */
const isDead = (state: string | undefined) => state === "Z" || state === "X";

function lookAt(pid: number): Look | undefined {
  return lookInProc(pid) ?? inspectWithPs(pid);
}

function lookInProc(pid: number): Look | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { started: fields[19] ?? unknown, dead: isDead(fields[0]) };
  } catch {
    return undefined;
  }
}

/** Where there is no /proc, as on macOS. */
export function inspectWithPs(pid: number): Look | undefined {
  try {
    const output = execFileSync("ps", ["-o", "state=,lstart=", "-p", String(pid)], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [state = "", ...date] = output.trim().split(/\s+/);
    return { started: date.join("-") || unknown, dead: isDead(state[0]) };
  } catch {
    return undefined;
  }
}
