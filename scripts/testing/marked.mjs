import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * An environment variable that a command's children inherit, and the command lines of those that still run
 * with it.
 */
export function mark() {
  const value = randomUUID();
  return {
    env: { COULISSES_TEST_RUN: value },
    running: () =>
      processes()
        .filter(({ text }) => text.includes(value))
        .map(({ line }) => line),
  };
}

function processes() {
  return existsSync("/proc/self/environ") ? processesInProc() : processesOfPs();
}

function processesInProc() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
        return [{ line: `${pid} ${line}`, text: readFileSync(`/proc/${pid}/environ`, "utf8") }];
      } catch {
        return [];
      }
    });
}

function processesOfPs() {
  return execFileSync("ps", ["axeww", "-o", "pid=,command="], { encoding: "utf8" })
    .split("\n")
    .map((line) => ({ line, text: line }));
}
