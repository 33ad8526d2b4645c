import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { LoadJob, LoadResult } from "./load-job";

const script = fileURLToPath(new URL("./load.ts", import.meta.url));

/** Places of a circle that are far from all those before, however many they are. */
const goldenRatio = 0.618_034;
let runs = 0;

/**
 * Each run starts at another account and sheet, or the same few would meet the limit of sign-ins.
 * The load comes from a process of its own, so that it does not take the server's time.
 */
export function runLoad(load: Omit<LoadJob, "start">): Promise<LoadResult> {
  const job: LoadJob = { ...load, start: (runs++ * goldenRatio) % 1 };
  return new Promise((resolve, reject) => {
    const generator = fork(script, { execArgv: ["--import", "tsx"] });
    generator.once("message", (result) => resolve(result as LoadResult));
    generator.once("error", reject);
    generator.once("exit", (code) => {
      if (code !== 0) reject(new Error(`The load generator stopped with code ${code}`));
    });
    generator.send(job);
  });
}
