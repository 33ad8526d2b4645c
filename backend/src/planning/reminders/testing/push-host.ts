import { createSocket } from "node:dgram";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { Agent, createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:tls";
import { generate } from "selfsigned";

/** A push service of the test's own, with a certificate and any answer. */
export async function pushHost(answer: (response: ServerResponse, raw: Socket) => void) {
  const name = "push.example.org";
  const { cert, private: key } = await generate([{ name: "commonName", value: name }]);
  const sockets = new Set<Socket>();
  const server = createServer({ cert, key }, (request, response) => {
    answer(response, request.socket);
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  Object.assign(agent, {
    createConnection: () => connect({ port, host: "127.0.0.1", servername: name, ca: cert }),
  });
  return {
    endpoint: `https://${name}/secret`,
    /** Leads to this server for any address. */
    agent,
    connections: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A name server that gives the same answer for each name, or never answers (`null`). */
export async function nameServer(address: string | null) {
  const socket = createSocket("udp4");
  const isIPv4 = (question: Buffer) => question.at(-3) === 1;
  socket.on("message", (message, { port }) => {
    if (address === null) return;
    const nothingElse = message.subarray(12, message.indexOf(0, 12) + 5);
    const found = isIPv4(nothingElse);
    const header = Buffer.from([...message.subarray(0, 2), 0x81, 0x80, 0, 1, 0, found ? 1 : 0, 0, 0, 0, 0]);
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split(".").map(Number)];
    socket.send(Buffer.concat([header, nothingElse, Buffer.from(found ? record : [])]), port);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${String(socket.address().port)}`, close: () => socket.close() };
}
