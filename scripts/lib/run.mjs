import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { root } from "./root.mjs";

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Milliseconds that a stopped process may take to clean up. */
const GRACE = 5_000;

/** The name before each line of what the commands of a task say, while others run beside it. */
export const output = new AsyncLocalStorage();

/** Resolves once all is shown; what a process left behind may go on to say is not waited for. */
function shown(child, name) {
  const all = [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ].map(([stream, onto]) => {
    const lines = createInterface({ input: stream });
    lines.on("line", (line) => onto.write(`${name} │ ${line}\n`));
    return once(lines, "close");
  });
  return async () => {
    const given = setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), GRACE);
    await Promise.all(all);
    clearTimeout(given);
  };
}

/**
 * Runs a command to its end with its output shown; returns its exit code. A signal to us first ends the
 * command and its children.
 */
export function run(command, args, { cwd = root, env = {}, stdio } = {}) {
  const name = stdio === undefined ? output.getStore() : undefined;
  return new Promise((resolve, reject) => {
    // A process group of its own: children receive a signal too, and once.
    const child = spawn(command, args, {
      cwd,
      stdio: stdio ?? (name === undefined ? "inherit" : ["ignore", "pipe", "pipe"]),
      env: { ...process.env, ...env },
      detached: process.platform !== "win32",
    });
    const untilShown = name === undefined ? () => undefined : shown(child, name);
    const release = tether(child);
    let stopSignal;
    const stop = (signal) => {
      if (stopSignal) return;
      stopSignal = signal;
      signalGroup(child, signal);
      setTimeout(() => signalGroup(child, "SIGKILL"), GRACE);
    };
    const listen = (change) => {
      for (const signal of stopSignals) process[change](signal, stop);
    };
    listen("on");
    child.once("error", (error) => {
      listen("off");
      reject(error);
    });
    child.once("exit", async (code, signal) => {
      release();
      if (stopSignal) {
        signalGroup(child, "SIGKILL");
        process.exit(codeOf(stopSignal));
      }
      listen("off");
      await untilShown();
      resolve(signal ? codeOf(signal) : code);
    });
  });
}

/** A program of the workspace's own packages. */
export function runTool(name, args, options) {
  return run(
    process.execPath,
    [new URL(`../../node_modules/.bin/${name}`, import.meta.url).pathname, ...args],
    options,
  );
}

/** Exit code that a shell gives a command ended by a signal. */
export function codeOf(signal) {
  return 128 + constants.signals[signal];
}

/**
 * Ends the command and its children when we are killed without a chance to do so: a shell waits for the end of a pipe
 * that only we hold. Returns the function that lets it go.
 */
function tether({ pid }) {
  if (pid === undefined || process.platform === "win32") return () => undefined;
  const shell = spawn("sh", ["-c", `read -r _; kill -KILL -${pid}`], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // Without it a killed command leaves its children, as before.
  shell.on("error", () => undefined);
  shell.stdin.on("error", () => undefined);
  shell.unref();
  shell.stdin.unref?.();
  return () => shell.kill("SIGKILL");
}

function signalGroup({ pid }, signal) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
