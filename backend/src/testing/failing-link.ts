import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { once } from "node:events";

/** What a person could do to the cable between the server and its database. */
export type FailingLink = {
  port: number;
  /** Connections are taken and nothing is ever answered, on the open ones neither. */
  hang(): void;
  /** Open connections are cut, new ones refused at once. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A link to this port of this machine; to none, it hangs from the start. */
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
