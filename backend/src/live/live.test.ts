import type { AddressInfo } from "node:net";
import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";
import { eventFor } from "./live-hub";

const server = useTestServer();
let address: string;
let admin: Person;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${String((server.app.server.address() as AddressInfo).port)}`;
  admin = await server.person({ teams: ["admin"] });
});

/** An open screen: what it hears, and whether it is still open. */
async function screenOf({ accessToken }: Person) {
  const response = await fetch(`${address}/api/live-notifications`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const screen = {
    status: response.status,
    type: response.headers.get("content-type"),
    text: "",
    open: true,
  };
  const reading = (async () => {
    for await (const chunk of response.body ?? []) screen.text += Buffer.from(chunk as Uint8Array).toString();
    screen.open = false;
  })();
  return { screen, reading, events: () => eventsIn(screen.text) };
}

function eventsIn(text: string): LiveEvent[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? "") as LiveEvent);
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries++) await new Promise((done) => setTimeout(done, 20));
  expect(condition()).toBe(true);
}

const changed = (name: string) =>
  server.services.write((_tx, changes) => {
    changes.state({ event: name, tags: [{ type: "FestivalActivity", id: 1 }] });
    return Promise.resolve();
  });

describe("An open screen", () => {
  it("hears what was written, once it is written", async () => {
    const { screen, events } = await screenOf(await server.person({ teams: ["hard"] }));
    expect([screen.status, screen.type]).toEqual([200, "text/event-stream; charset=utf-8"]);
    await changed("written");
    await until(() => events().length === 1);
    expect(events()[0]).toMatchObject({ event: "written", tags: [{ type: "FestivalActivity", id: 1 }] });
  });

  it("hears nothing of what was given up", async () => {
    const { events } = await screenOf(await server.person({ teams: ["hard"] }));
    await expect(
      server.services.write((_tx, changes) => {
        changes.state({ event: "given-up", tags: [{ type: "FestivalActivity" }] });
        return Promise.reject(new Error("refused"));
      }),
    ).rejects.toThrow("refused");
    await changed("after");
    await until(() => events().length === 1);
    expect(events().map(({ event }) => event)).toEqual(["after"]);
  });

  it("hears nothing that the person may not read", async () => {
    const { events } = await screenOf(await server.person({ teams: ["benevole"] }));
    await changed("hidden");
    await call(server, "PATCH", "/teams/bar", { token: admin.accessToken, body: { name: "Le bar" } });
    await until(() => events().length > 0);
    expect(events().map(({ event }) => event)).toEqual(["teams-changed"]);
  });

  it("is told to renew its token when the person's teams change, and may then read more", async () => {
    const person = await server.person();
    const { events } = await screenOf(person);
    await call(server, "PATCH", `/users/${String(person.id)}/teams`, {
      token: admin.accessToken,
      body: ["hard"],
    });
    await until(() => events().some(({ refreshAccess }) => refreshAccess === true));
    await server.services.liveHub.recheck();
    await changed("now-visible");
    await until(() => events().some(({ event }) => event === "now-visible"));
  });

  it("hears nothing of purchases while its person is new", async () => {
    const { events } = await screenOf(await server.person());
    const matos = await server.person({ teams: ["matos"] });
    const body = { seller: "Metro", availableOn: "2027-05-10T08:00:00.000Z" };
    expect(
      (await call(server, "POST", "/logistic/purchases", { token: matos.accessToken, body })).status,
    ).toBe(201);
    await call(server, "PATCH", "/teams/bar", { token: admin.accessToken, body: { name: "La buvette" } });
    await until(() => events().length > 0);
    expect(events().map(({ event }) => event)).toEqual(["teams-changed"]);
  });

  it("hears of others' accounts nothing", async () => {
    const { events } = await screenOf(await server.person({ teams: ["hard"] }));
    const other = await server.person();
    await call(server, "PATCH", "/users/me", { token: other.accessToken, body: { nickname: "Lulu" } });
    await changed("next");
    await until(() => events().length > 0);
    expect(events().map(({ event }) => event)).toEqual(["next"]);
  });

  it("is closed with the session", async () => {
    const person = await server.person({ teams: ["hard"] });
    const { screen } = await screenOf(person);
    await call(server, "POST", "/logout", { token: person.accessToken });
    await until(() => !screen.open);
  });

  it("needs a session", async () => {
    const response = await fetch(`${address}/api/live-notifications`);
    expect(response.status).toBe(401);
    await response.body?.cancel();
  });
});

describe("An event with several tags", () => {
  it("is cut down to what the person may read", () => {
    const event = {
      event: "x",
      at: "",
      tags: [{ type: "FestivalActivity" as const }, { type: "Team" as const }],
    };
    const nobody = { userId: 1, access: { teams: [], permissions: [] } };
    expect(eventFor({ kind: "event", event }, nobody)?.tags).toEqual([{ type: "Team" }]);
    expect(eventFor({ kind: "event", event, users: [2] }, nobody)).toBeUndefined();
  });

  it("tells people what is theirs, whatever they may read of others", () => {
    const event = { event: "x", at: "", tags: [{ type: "Availability" as const, id: 1 }] };
    const volunteer = { userId: 1, access: { teams: [], permissions: [] } };
    expect(eventFor({ kind: "event", event }, volunteer)).toBeUndefined();
    expect(eventFor({ kind: "event", event, users: [1] }, volunteer)).toEqual(event);
  });
});
