import type { AddressInfo } from "node:net";
import { call } from "../testing/calls";
import { listening, type RawClient, rawClient, stopInTime, until } from "../testing/raw-client";
import { type Person, startTestServer, useTestServer } from "../testing/test-server";

const server = useTestServer();
let address: AddressInfo;

beforeAll(async () => {
  address = await listening(server);
});

async function screenOf({ accessToken }: Person): Promise<RawClient> {
  const screen = await rawClient(address, {
    method: "GET",
    path: "/api/live-notifications",
    token: accessToken,
  });
  await until(() => screen.answered().includes("\r\n\r\n"));
  return screen;
}

const openOf = ({ id }: Person) => server.services.liveHub.openOf(id);

/** Events of some kilobytes, each its own: PostgreSQL tells the same once in a transaction. */
async function causeEvents(person: Person, count: number, on = server): Promise<void> {
  const tags = Array.from({ length: 150 }, (_, id) => ({ type: "FestivalActivity" as const, id }));
  for (let caused = 0; caused < count;) {
    await on.services.write((_tx, changes) => {
      for (const end = caused + 25; caused < end; caused++) {
        changes.state({ event: `edited ${String(caused)}`, tags }, { users: [person.id] });
      }
      return Promise.resolve();
    });
    // Calls would come in between, and readers would read.
    await new Promise((done) => setTimeout(done, 5));
  }
}

/** The database's process and ours still work together. */
async function expectAlive(): Promise<void> {
  expect((await call(server, "GET", "/health")).status).toBe(200);
}

describe("A screen that stops reading", () => {
  it("is cut once it leaves too much unread, and only it", async () => {
    const person = await server.person();
    const [stalled, reader] = [await screenOf(person), await screenOf(person)];
    stalled.socket.pause();
    await causeEvents(person, 1_500);
    await until(() => openOf(person) === 1);
    expect(reader.isClosed()).toBe(false);
    reader.socket.destroy();
    stalled.socket.destroy();
  });

  it("ends with its session although it never takes the rest, and hears nothing after", async () => {
    const person = await server.person();
    const stalled = await screenOf(person);
    stalled.socket.pause();
    for (let round = 0; round < 100 && unread() === 0; round++) await causeEvents(person, 25);
    expect(unread()).toBeGreaterThan(0);
    await call(server, "POST", "/logout", { token: person.accessToken });
    await causeEvents(person, 25);
    await until(() => openOf(person) === 0);
    await expectAlive();
    stalled.socket.destroy();
  });
});

describe("A screen that resets its connection, or vanishes", () => {
  it.each([
    ["resets", ({ socket }: RawClient) => socket.resetAndDestroy()],
    ["vanishes", ({ socket }: RawClient) => socket.destroy()],
    ["says no more, and reads on", ({ socket }: RawClient) => socket.end()],
  ])("is forgotten when it %s amid events", async (_how, leave) => {
    const person = await server.person();
    const screen = await screenOf(person);
    const events = causeEvents(person, 200);
    leave(screen);
    await events;
    await until(() => openOf(person) === 0);
    await expectAlive();
  });

  it("is forgotten even when it left before it was let in", async () => {
    const person = await server.person();
    const request = { method: "GET", path: "/api/live-notifications", token: person.accessToken };
    for (let time = 0; time < 50; time++) (await rawClient(address, request)).socket.resetAndDestroy();
    await expectAlive();
    await until(() => openOf(person) === 0);
  });
});

describe("A person", () => {
  it("has twenty screens open at most, and another once one is closed", async () => {
    const [person, other] = [await server.person(), await server.person()];
    const screens: RawClient[] = [];
    for (let count = 0; count < 20; count++) screens.push(await screenOf(person));
    const refused = await screenOf(person);
    expect(refused.answered()).toMatch(/^HTTP\/1.1 429 /);
    expect(refused.answered()).toMatch(/retry-after: \d+/i);
    expect(refused.answered()).toContain("écrans ouverts");
    expect((await screenOf(other)).answered()).toMatch(/^HTTP\/1.1 200 /);
    screens[0]?.socket.destroy();
    await until(() => openOf(person) === 19);
    expect((await screenOf(person)).answered()).toMatch(/^HTTP\/1.1 200 /);
  });

  it("opens no screen with the token of a session that ended", async () => {
    const person = await server.person();
    await call(server, "POST", "/logout", { token: person.accessToken });
    expect((await screenOf(person)).answered()).toMatch(/^HTTP\/1.1 401 /);
    expect(openOf(person)).toBe(0);
  });

  it("keeps no screen whose session ended while it was let in", async () => {
    const person = await server.person();
    const { check } = server.services.sessions;
    const checks = jest.spyOn(server.services.sessions, "check").mockImplementation(async (claimed) => {
      const alive = await check(claimed);
      if (checks.mock.calls.length === 1)
        await call(server, "POST", "/logout", { token: person.accessToken });
      return alive;
    });
    await rawClient(address, { method: "GET", path: "/api/live-notifications", token: person.accessToken });
    await until(() => checks.mock.calls.length > 2);
    checks.mockRestore();
    await until(() => openOf(person) === 0);
  });
});

it("The server stops within seconds although nobody reads", async () => {
  const stopping = await startTestServer();
  const place = await listening(stopping);
  const person = await stopping.person();
  const request = { method: "GET", path: "/api/live-notifications", token: person.accessToken };
  const screen = await rawClient(place, request);
  await until(() => stopping.services.liveHub.openOf(person.id) === 1);
  screen.socket.pause();
  await causeEvents(person, 700, stopping);
  await stopInTime(stopping);
  screen.socket.destroy();
});

it("What is no message of ours, told on the channel, disturbs nobody", async () => {
  const person = await server.person();
  const screen = await screenOf(person);
  await server.services.db.execute("select pg_notify('coulisses_live', 'not json')");
  await causeEvents(person, 1);
  await until(() => screen.answered().includes("edited"));
  screen.socket.destroy();
});

/** Bytes that wait in this process for a reader. */
function unread(): number {
  const handles = (process as unknown as { _getActiveHandles(): unknown[] })._getActiveHandles();
  return handles.reduce<number>(
    (sum, handle) => sum + ((handle as { writableLength?: number }).writableLength ?? 0),
    0,
  );
}
