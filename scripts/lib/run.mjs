import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/**
 * Runs a command to its end with its output shown; answers its exit code.
 * It ends with us: Ctrl-C reaches it through the terminal, a lone SIGTERM is passed on.
 */
export function run(command, args, { cwd = root, env = {}, stdio = "inherit" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    const passOn = () => child.kill("SIGTERM");
    process.once("SIGTERM", passOn);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("SIGTERM", passOn);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

/** A program of the workspace's own packages. */
export function runTool(name, args, options) {
  return run(process.execPath, [new URL(`../../node_modules/.bin/${name}`, import.meta.url).pathname, ...args], options);
}
