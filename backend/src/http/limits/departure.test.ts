import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { lockTable } from "../../database/locks";
import { festivalActivities } from "../../database/schema/festival-activities";
import { startTestServer, type TestServer } from "../../testing/test-server";

/** A proxy keeps its connections open. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** Time enough for a busy machine to ask twice. */
const noticeMs = 3_000;

let server: TestServer;
let port: number;
beforeEach(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => server.close());

function latch() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

function ask(path: string): Promise<Pick<IncomingMessage, "statusCode" | "headers">> {
  return new Promise((resolve, reject) => {
    get({ agent, port, host: "127.0.0.1", path }, (answer) => {
      answer.resume().once("end", () => resolve(answer));
    }).once("error", reject);
  });
}

describe("A server that is told to stop", () => {
  it("answers what still comes, and asks its clients to come back elsewhere", async () => {
    expect((await ask("/api/configuration")).headers.connection).not.toBe("close");
    const leaving = server.app.leave(noticeMs);
    expect(await ask("/api/configuration")).toMatchObject({
      statusCode: 200,
      headers: { connection: "close" },
    });
    await leaving;
    await expect(ask("/api/configuration")).rejects.toThrow("ECONNREFUSED");
  });

  it("is not ready any more, but alive", async () => {
    const leaving = server.app.leave(noticeMs);
    expect((await ask("/api/ready")).statusCode).toBe(503);
    expect((await ask("/api/health")).statusCode).toBe(200);
    await leaving;
  });

  it("ends what it was asked before", async () => {
    const { person, services } = server;
    const { accessToken } = await person({ teams: ["hard"] });
    const locked = latch();
    const released = latch();
    const holder = services.write(async (tx) => {
      await lockTable(tx, festivalActivities);
      locked.open();
      await released.opened;
    });
    await locked.opened;
    const arrived = once(server.app.server, "request");
    const creating = fetch(`http://127.0.0.1:${String(port)}/api/festival-activities`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "Bal" }),
    });
    await arrived;
    const leaving = server.app.leave(0);
    await wait(50);
    released.open();
    expect((await creating).status).toBe(201);
    await Promise.all([leaving, holder]);
  });
});
