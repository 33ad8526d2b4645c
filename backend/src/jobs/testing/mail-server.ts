import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export type MailServer = {
  url: string;
  /** What it took, in order. */
  taken: string[];
  /** How many came to it, served or not. */
  visits(): number;
  /** Accepts connections without ever greeting them. */
  hang(hanging: boolean): void;
  close(): Promise<void>;
};

/** Speaks just enough SMTP to take mails. */
export async function mailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let visits = 0;
  let hanging = false;

  const server = createServer((socket) => {
    visits += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    if (!hanging) converse(socket, taken);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    taken,
    visits: () => visits,
    hang: (now) => (hanging = now),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, taken: string[]): void {
  let mail: string | undefined;
  let rest = "";
  socket.write("220 ready\r\n");
  socket.on("data", (bytes) => {
    rest += bytes.toString();
    if (mail !== undefined) {
      const end = rest.indexOf("\r\n.\r\n");
      if (end < 0) return;
      taken.push(rest.slice(0, end));
      rest = rest.slice(end + 5);
      mail = undefined;
      socket.write("250 taken\r\n");
    }
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const command = rest.slice(0, end).toUpperCase();
      rest = rest.slice(end + 2);
      if (command === "DATA") {
        mail = "";
        socket.write("354 go on\r\n");
        return;
      }
      socket.write(command === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    }
  });
}
