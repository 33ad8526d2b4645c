import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";

export type RoundRobin = { origin: string; close(): Promise<void> };

/**
 * A proxy as operators put before several instances: each call goes to the next one, over a connection that
 * stays open. Refused a connection, it tries the other; a call that broke once sent is a 502, unless it only
 * reads. `x-served-by` names the port that answered.
 */
export async function roundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true })]));
  let turn = 0;

  const server: Server = createServer((incoming, outgoing) => {
    const first = turn++;
    readAll(incoming).then(
      (body) => {
        const pass = (attempt: number) => {
          const port = ports[(first + attempt) % ports.length] ?? 0;
          const { method, url, headers } = incoming;
          const onward = request(
            { host: "127.0.0.1", port, agent: agents.get(port), method, path: url, headers },
            (answer) => {
              const { connection: _ours, ...theirs } = answer.headers;
              outgoing.writeHead(answer.statusCode ?? 502, { ...theirs, "x-served-by": String(port) });
              // Headers first: a live stream may be silent for long.
              outgoing.flushHeaders();
              answer.pipe(outgoing);
              answer.once("error", () => outgoing.destroy());
            },
          );
          onward.once("error", (error: NodeJS.ErrnoException) => {
            if (outgoing.headersSent) outgoing.destroy();
            else if (attempt + 1 < ports.length && (error.code === "ECONNREFUSED" || method === "GET"))
              pass(attempt + 1);
            else outgoing.writeHead(502).end();
          });
          outgoing.once("close", () => onward.destroy());
          onward.end(body);
        };
        pass(0);
      },
      () => outgoing.destroy(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      server.closeAllConnections();
      server.close();
      for (const agent of agents.values()) agent.destroy();
      await once(server, "close");
    },
  };
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
