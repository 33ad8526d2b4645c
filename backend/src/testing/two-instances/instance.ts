import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const backend = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Bundles the server as it is released, where it finds its dependencies; returns its main file. Each test
 * file has a folder of its own, because rebuilding a bundle removes it for a moment.
 */
export async function bundle(): Promise<string> {
  const folder = join(backend, "node_modules/.cache/bundle-under-test", process.env["JEST_WORKER_ID"] ?? "0");
  await promisify(execFile)(process.execPath, ["scripts/build.mjs", folder], { cwd: backend });
  return join(folder, "main.js");
}

/** The server as its own process, at one address through its restarts. */
export type Instance = {
  port: number;
  start(): Promise<void>;
  /** Resolves to the exit code, once it has ended. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
};

export async function instanceOf(main: string, variables: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  let said = "";
  return {
    port,
    async start() {
      const child = spawn(process.execPath, [main], {
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          PATH: process.env["PATH"],
          HOST: "127.0.0.1",
          PORT: String(port),
          LOG_LEVEL: "warn",
          DEMO: "off",
          ...variables,
        },
      });
      running = child;
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
      while (!(await isReady(port))) {
        if (child.exitCode !== null) throw new Error(`The instance ended instead of starting: ${said}`);
        await wait(50);
      }
    },
    async end(signal) {
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return null;
      const exited = once(running, "exit") as Promise<[number | null]>;
      running.kill(signal);
      return (await exited)[0];
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/api/configuration`).catch(() => undefined);
  return answer?.ok === true;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
