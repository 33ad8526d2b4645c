import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.mjs";

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Milliseconds that a stopped process may take to clean up. */
const GRACE = 5_000;

/**
 * Runs a command to its end with its output shown; returns its exit code. A signal to us first ends the
 * command and its children.
 */
export function run(command, args, { cwd = root, env = {}, stdio = "inherit" } = {}) {
  return new Promise((resolve, reject) => {
    // A process group of its own: children receive a signal too, and once.
    const child = spawn(command, args, {
      cwd,
      stdio,
      env: { ...process.env, ...env },
      detached: process.platform !== "win32",
    });
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
    child.once("exit", (code, signal) => {
      release();
      if (stopSignal) {
        signalGroup(child, "SIGKILL");
        process.exit(codeOf(stopSignal));
      }
      listen("off");
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
