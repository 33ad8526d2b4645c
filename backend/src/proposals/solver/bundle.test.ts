import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { largeFestival } from "@coulisses/shared-domain/proposal/testing/large-festival";
import { bundle } from "../../testing/two-instances/instance";
import type { SolverMessage } from "./solver";

describe("The solver as it is released", () => {
  it("computes a proposal in the thread that stands beside the server's bundle", async () => {
    const file = join(await bundle(), "../solver-worker.js");
    const messages: SolverMessage[] = [];

    await new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData: {
          problem: largeFestival({ people: 10, slots: 30 }),
          enough: new Int32Array(new SharedArrayBuffer(4)),
        },
        execArgv: [],
      });
      worker.on("message", (message: SolverMessage) => messages.push(message));
      worker.on("error", reject);
      worker.on("exit", resolve);
    });

    expect(messages.length).toBeGreaterThan(2);
    expect(messages.at(-1)).toHaveProperty("solution.places.length", expect.any(Number));
  });
});
