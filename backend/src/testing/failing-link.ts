import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { once } from "node:events";

/** A link between the server and its database that a test can break. */
export type FailingLink = {
  port: number;
  /** Accepts connections and never answers, on open ones neither. */
  hang(): void;
  /** Cuts open connections and refuses new ones at once. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A link to this port of this machine; without a port, it hangs from the start. */
export async function failingLink(target?: number): Promise<FailingLink> {
  let state: "sound" | "hanging" | "cut" = target === undefined ? "hanging" : "sound";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
  };

  const server = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    keep(near);
    if (target === undefined) return;
    const far = connect(target, "127.0.0.1");
    keep(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other);
      one.on("close", () => other.destroy());
    }
    if (state === "hanging") near.pause();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    hang() {
      state = "hanging";
      for (const socket of sockets) socket.pause();
    },
    cut() {
      state = "cut";
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      state = "sound";
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
