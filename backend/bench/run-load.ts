import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { LoadJob, LoadResult } from "./load-job";

const script = fileURLToPath(new URL("./load.ts", import.meta.url));

/** The load comes from a process of its own, so that it does not take the server's time. */
export function runLoad(job: LoadJob): Promise<LoadResult> {
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
