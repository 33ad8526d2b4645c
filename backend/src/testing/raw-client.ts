import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { TestServer } from "./test-server";

type RawRequest = { method: string; path: string; token?: string; headers?: Record<string, string> };

/** A client on a raw socket, so that a test can make it misbehave in any way. */
export type RawClient = {
  socket: Socket;
  /** All that it has read. */
  answered(): string;
  isClosed(): boolean;
};

export async function listening({ app }: TestServer): Promise<AddressInfo> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app.server.address() as AddressInfo;
}

/** Sends this head and this part of a body; the test sends the rest. */
export async function rawClient(
  { port }: AddressInfo,
  { method, path, token, headers = {} }: RawRequest,
  body: Buffer | string = "",
): Promise<RawClient> {
  const socket = connect(port, "127.0.0.1");
  let [text, closed] = ["", false];
  socket.on("error", () => undefined);
  socket.on("close", () => {
    closed = true;
  });
  socket.on("data", (chunk) => {
    text += chunk.toString();
  });
  await once(socket, "connect");
  const head = {
    host: "coulisses.test",
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      ...Object.entries(head).map(([name, value]) => `${name}: ${value}`),
      "",
      "",
    ].join("\r\n"),
  );
  if (body.length > 0) socket.write(body);
  return { socket, answered: () => text, isClosed: () => closed };
}

export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds = 60_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not so after ${String(milliseconds)} ms: ${condition.toString()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/**
 * Stops a server that clients keep busy: their connections are cut a few seconds later. Without the cut, they
 * would go on for half a minute at least, so a busy machine's delay doesn't matter.
 */
export async function stopInTime(server: TestServer): Promise<void> {
  const began = Date.now();
  await server.close();
  if (Date.now() - began > 25_000) throw new Error("The server waited for its clients");
}
