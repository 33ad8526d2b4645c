import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FromServer, Ready, ToServer, Usage } from "./server-messages";

const script = fileURLToPath(new URL("./server.ts", import.meta.url));

export type MeasuredServer = {
  ready: Ready;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
};

/** The product's server with the bench's festival in it, in a process of its own. */
export async function startMeasuredServer(env: Record<string, string>): Promise<MeasuredServer> {
  const server = fork(script, {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
  });
  const first = await nextMessage(server);
  if (first.kind !== "ready") throw new Error("The measured server did not say that it is ready");
  const tell = (message: ToServer) => server.send(message);

  return {
    ready: first.ready,
    async usage() {
      const answer = nextMessage(server);
      tell("usage");
      const message = await answer;
      if (message.kind !== "usage") throw new Error("The measured server did not tell its usage");
      return message.usage;
    },
    async stop() {
      const ended = once(server, "exit");
      tell("stop");
      await ended;
    },
  };
}

function nextMessage(server: ChildProcess): Promise<FromServer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The measured server stopped: ${code}`));
    server.once("exit", onExit);
    server.once("message", (message) => {
      server.off("exit", onExit);
      resolve(message as FromServer);
    });
  });
}
