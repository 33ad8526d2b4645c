import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import { mostScreensOfPerson, type PresentPerson } from "@coulisses/shared-domain/presence/presence";
import { userTeams } from "../../database/schema/access";
import { aDraft, pathOf } from "../../festival-activities/testing/sheets";
import { call, callerOf } from "../../testing/calls";
import { freshDatabase, testsOnServer } from "../../testing/fresh-database";
import { until } from "../../testing/raw-client";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
/** Another instance on the same database; the embedded one has none. */
let beside: TestServer;
let lea: Person;
let sam: Person;
let sheet: string;

beforeAll(async () => {
  const database = await freshDatabase();
  server = await startTestServer({ database });
  const close = server.close.bind(server);
  if (testsOnServer()) {
    beside = await startTestServer({ database: { ...database, drop: () => Promise.resolve() } });
    server.close = () => beside.close().then(close);
  } else beside = server;
  lea = await server.person({ firstname: "Léa", teams: ["hard"] });
  sam = await server.person({ firstname: "Sam", teams: ["hard"] });
});
afterAll(() => server.close());
beforeEach(async () => {
  sheet = pathOf(await aDraft(callerOf(server.app, lea.accessToken)));
});

type Look = { on?: TestServer; page?: string; section?: string | null };

const look = (who: Person, { on = server, page = randomUUID(), section = null }: Look = {}, path = sheet) =>
  call(on, "PUT", `${path}/presence/${page}`, { token: who.accessToken, body: { section } });
const others = async (...looking: Parameters<typeof look>) =>
  (await look(...looking)).json<PresentPerson[]>();

/** The messages about who is on the sheet, as an open screen of this person is told them. */
async function toldTo(who: Person, on = server) {
  if (!on.app.server.listening) await on.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = on.app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${String(port)}/api/live-notifications`, {
    headers: { authorization: `Bearer ${who.accessToken}` },
  });
  let text = "";
  void (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk as Uint8Array).toString();
  })();
  const told = () =>
    [...text.matchAll(/^data: (.*)$/gm)]
      .map(([, json]) => JSON.parse(json ?? "") as LiveEvent)
      .flatMap(({ presence }) => (presence ? [presence] : []));
  return {
    told,
    names: () =>
      told()
        .at(-1)
        ?.people.map(({ firstname, section }) => (section ? `${firstname} ${section}` : firstname)),
  };
}

describe("PRE-1 Looking at a sheet", () => {
  it("answers who else does, by first name and section alone, and never oneself", async () => {
    expect(await others(lea, { section: "signa" })).toEqual([]);
    expect(await others(sam)).toEqual([{ id: lea.id, firstname: "Léa", section: "signa" }]);
    expect(await others(lea, { section: "general" })).toEqual([
      { id: sam.id, firstname: "Sam", section: null },
    ]);
  });

  it("tells those who are there of a person who comes, moves and leaves", async () => {
    const screen = await toldTo(lea);
    await look(lea);
    const page = randomUUID();
    await look(sam, { page });
    await until(() => screen.names()?.join() === "Sam");
    await look(sam, { page, section: "supply" });
    await until(() => screen.names()?.join() === "Sam supply");
    expect(
      (await call(server, "DELETE", `${sheet}/presence/${page}`, { token: sam.accessToken })).status,
    ).toBe(204);
    await until(() => screen.names()?.length === 0);
  });

  it("tells nobody who is elsewhere", async () => {
    const screen = await toldTo(lea);
    await look(sam);
    const mine = pathOf(await aDraft(callerOf(server.app, lea.accessToken)));
    await look(lea, {}, mine);
    await look(sam, {}, mine);
    await until(() => screen.names()?.join() === "Sam");
    const about = screen.told().map((presence) => `/festival-activities/${String(presence.sheet.id)}`);
    expect(new Set(about)).toEqual(new Set([mine]));
  });
});

describe("PRE-1 Seeing who is on a sheet", () => {
  it("takes the permission to read it", async () => {
    const volunteer = await server.person({ teams: ["benevole"] });
    await look(lea);
    const refusal = await look(volunteer);
    expect([refusal.status, refusal.body.includes("Léa")]).toEqual([403, false]);
  });

  it("ends with that permission, also for a page that is open", async () => {
    const person = await server.person({ teams: ["hard"] });
    const [screen, still] = [await toldTo(person), await toldTo(sam)];
    await look(person);
    await look(sam);
    await until(() => screen.names()?.join() === "Sam");
    await server.services.db.delete(userTeams).where(eq(userTeams.userId, person.id));
    await server.services.liveHub.recheck();
    await look(lea);
    await until(() => still.names()?.includes("Léa") === true);
    expect(screen.names()).toEqual(["Sam"]);
  });

  it("is for sheets that exist", async () => {
    expect((await look(lea, {}, "/festival-activities/999999")).status).toBe(404);
    expect((await look(lea, {}, "/festival-tasks/999999")).status).toBe(404);
  });

  it("takes anchors, and pages named by a UUID", async () => {
    expect((await look(lea, { section: "<b>" })).status).toBe(400);
    expect((await look(lea, { section: "x".repeat(41) })).status).toBe(400);
    expect((await look(lea, { page: "mine" })).status).toBe(400);
  });
});

it("PRE-3 A person with several pages on the sheet is one person, and stays as long as one is open", async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await look(lea, { page: first });
  await look(lea, { page: second, section: "signa" });
  expect(await others(sam)).toEqual([{ id: lea.id, firstname: "Léa", section: "signa" }]);
  await call(server, "DELETE", `${sheet}/presence/${second}`, { token: lea.accessToken });
  expect(await others(sam)).toEqual([{ id: lea.id, firstname: "Léa", section: null }]);
});

it("PRE-4 A person with a hundred pages costs those beside them no more than a few messages", async () => {
  const person = await server.person({ firstname: "Zoé", teams: ["hard"] });
  const screen = await toldTo(lea);
  await look(lea);
  const pages = Array.from({ length: 100 }, (_, n) => look(person, { section: n % 2 ? "signa" : "supply" }));
  const answers = await Promise.all(pages);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await until(() => screen.names()?.some((name) => name.startsWith("Zoé")) === true);
  expect(screen.told().length).toBeLessThanOrEqual(mostScreensOfPerson);
  expect(await others(lea)).toHaveLength(1);
});

const onServer = testsOnServer() ? describe : describe.skip;

onServer("PRE-1 On several instances", () => {
  it("people see each other, whichever instance their page speaks to", async () => {
    const [one, other] = [await toldTo(lea), await toldTo(sam, beside)];
    const page = randomUUID();
    await look(lea, { page, section: "signa" });
    await look(sam, { on: beside });
    await until(() => one.names()?.join() === "Sam");
    await until(() => other.names()?.join() === "Léa signa");
    await look(lea, { on: beside, page, section: "supply" });
    await until(() => other.names()?.join() === "Léa supply");
    await call(server, "DELETE", `${sheet}/presence/${page}`, { token: lea.accessToken });
    await until(() => other.names()?.length === 0);
  });
});
