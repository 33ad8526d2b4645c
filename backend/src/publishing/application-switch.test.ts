import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Statement } from "../changes/change";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { buildOf, madeToken, teamOn } from "./testing/team";
import { watchedApp } from "./testing/watched-app";

/** Each switch is a process of its own. */
jest.setTimeout(120_000);

const APP = "mf-bar";
const word = { word: "Le bar est en pause jusqu'à 18 h.", ask: "l'équipe bar" };
const statements: Statement[] = [];
const server = useTestServer({ onStated: (stated) => statements.push(...stated) });
let admin: string, volunteer: string, siteDir: string;
let team: ReturnType<typeof teamOn>;

beforeAll(async () => {
  ({ siteDir } = server.services.environment);
  admin = (await server.person({ firstname: "Ada", teams: ["admin"] })).accessToken;
  volunteer = (await server.person({ teams: ["benevole"] })).accessToken;
  const rights = ["publish", "rollback", "introduce", "switch"] as const;
  team = teamOn(server, (await madeToken(server, admin, APP, [...rights])).text, APP);
  expect((await team.publish(buildOf(APP, "1"))).status).toBe(200);
  expect((await team.publish(buildOf(APP, "2"))).status).toBe(200);
});
beforeEach(async () => {
  statements.length = 0;
  await server.services.db.execute(sql`truncate attempts`);
});

const as =
  (token: string) =>
  (command: string, body: object = {}, app: string = APP) =>
    call(server, "POST", `/applications/${app}/${command}`, { token, body });
const { registered, health, journal } = watchedApp(server, APP, () => admin);
const events = () => statements.map(({ event }) => event);

describe("An administrator", () => {
  it("disables an app with a word for people: registry, history, journal and open tabs say so, once", async () => {
    const answers = await Promise.all([
      as(admin)("disable", { ...word, because: "elle casse" }),
      as(admin)("disable", { ...word, because: "elle casse" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      answers.map((answer) => answer.json<{ already: boolean }>().already).toSorted((a, b) => +a - +b),
    ).toEqual([false, true]);
    expect(registered()?.disabled).toEqual(word);
    expect(events()).toEqual(["application-disabled"]);
    const lines = (await journal()).filter(({ kind }) => kind === "app-disabled");
    expect(lines).toMatchObject([{ details: { ...word, because: "elle casse" }, actor: expect.any(Number) }]);
    const seen = await health();
    expect(seen?.disabled).toEqual(word);
    expect(seen?.history[0]).toMatchObject({
      text: `Mise en pause : « ${word.word} ». elle casse`,
      by: { firstname: "Ada" },
    });
  });

  it("enables it again", async () => {
    expect((await as(admin)("enable")).json()).toEqual({ already: false });
    expect((await as(admin)("enable")).json()).toEqual({ already: true });
    expect([registered()?.disabled, events()]).toEqual([undefined, ["application-enabled"]]);
    expect((await health())?.disabled).toBeNull();
  });

  it("puts a kept version back in place, but not over one that was not seen", async () => {
    const before = await health();
    const [second, first] = before?.kept.map(({ version }) => version) ?? [];
    expect(before?.inPlace).toBe(second);
    const order = { version: first, from: second, because: "les bars ne s'ouvrent plus" };
    expect((await as(admin)("rollback", order)).json()).toEqual({ from: second, to: first });
    expect((await as(admin)("rollback", order)).status).toBe(409);
    expect(registered()?.version).toBe(first);
    const { from: _seen, ...again } = order;
    expect((await as(admin)("rollback", again)).json()).toEqual({ from: first, to: first });
    expect(events()).toEqual(["application-rolled-back"]);
    expect((await health())?.history[0]).toMatchObject({
      text: expect.stringMatching(/^Version \w+ remise en place/),
      by: { firstname: "Ada" },
    });
  });

  it("unpublishes it; its team publishes it again without the right of a first version", async () => {
    expect((await as(admin)("unpublish", { because: "finie" })).json()).toEqual({ already: false });
    expect((await as(admin)("unpublish")).json()).toEqual({ already: true });
    expect([registered(), events()]).toEqual([undefined, ["application-unpublished"]]);
    expect(await health()).toMatchObject({ inPlace: null, kept: [{}, {}] });
    const plain = teamOn(server, (await madeToken(server, admin, APP, ["publish"])).text, APP);
    expect((await plain.publish(buildOf(APP, "1"))).status).toBe(200);
    expect(registered()).toBeDefined();
  });

  it("brings a version of an app that was unpublished back", async () => {
    await as(admin)("unpublish");
    const version = (await health())?.kept[0]?.version;
    expect((await as(admin)("rollback", { version })).json()).toEqual({ from: "unpublished", to: version });
    expect(registered()?.version).toBe(version);
  });
});

describe("A team with a token", () => {
  it("disables, enables and unpublishes its own app, and the history names the token", async () => {
    expect((await team.switch("disable", word)).json()).toEqual({ already: false });
    expect((await team.switch("enable")).json()).toEqual({ already: false });
    expect(team.history().slice(-2)).toMatchObject([
      { act: "disabled", by: "CI de l'équipe", word: word.word },
      { act: "enabled", by: "CI de l'équipe" },
    ]);
    expect((await team.switch("unpublish")).json()).toEqual({ already: false });
    expect((await team.publish(buildOf(APP, "2"))).status).toBe(200);
  });

  it("is refused another app, a right that its token lacks, and the site itself", async () => {
    const other = teamOn(server, (await madeToken(server, admin, "mf-wine", ["switch"])).text, APP);
    const publisher = teamOn(
      server,
      (await madeToken(server, admin, APP, ["publish", "rollback"])).text,
      APP,
    );
    for (const stranger of [other, publisher]) {
      expect((await stranger.switch("disable", word)).status).toBe(403);
      expect((await stranger.switch("unpublish")).status).toBe(403);
      expect((await stranger.switch("enable")).status).toBe(403);
    }
    const shell = teamOn(server, (await madeToken(server, admin, "shell", ["switch"])).text, "shell");
    expect((await shell.switch("unpublish")).status).toBe(400);
    expect((await as(admin)("disable", word, "shell")).status).toBe(400);
    const stranger = teamOn(server, (await madeToken(server, admin, "mf-none", ["switch"])).text, "mf-none");
    expect((await stranger.switch("unpublish")).status).toBe(409);
  });

  it("is refused with a token that was revoked, that expired, or with a session", async () => {
    const { id, text } = await madeToken(server, admin, APP, ["switch"]);
    const former = teamOn(server, text, APP);
    await server.services.db.execute(sql`update publishing_tokens set expires_at = now() where id = ${id}`);
    expect((await former.switch("unpublish")).status).toBe(401);
    await call(server, "DELETE", `/publishing-tokens/${String(id)}`, { token: admin });
    expect((await former.switch("disable", word)).status).toBe(401);
    expect((await teamOn(server, admin, APP).switch("unpublish")).status).toBe(401);
    expect((await as(text)("unpublish")).status).toBe(401);
  });
});

describe("Nobody else", () => {
  it.each(["rollback", "disable", "enable", "unpublish"])("may %s an app", async (command) => {
    const before = readFileSync(join(siteDir, "features.json"), "utf8");
    expect((await as(volunteer)(command, word)).status).toBe(403);
    expect((await call(server, "POST", `/applications/${APP}/${command}`, { body: word })).status).toBe(401);
    expect(readFileSync(join(siteDir, "features.json"), "utf8")).toBe(before);
  });

  it.each<[string, string, unknown]>([
    ["a body of nonsense", APP, { word: 12, ask: [] }],
    ["a word of two lines", APP, { ...word, word: "En pause\n--site=/tmp" }],
    ["an empty word", APP, { ...word, word: "  " }],
    ["a reason without end", APP, { ...word, because: "x".repeat(10_000) }],
    ["a path with encoded slashes", "mf-x%2F..%2F..%2Fmf-bar", word],
    ["a name that leads out", "..%2f..", word],
    ["an option in place of a name", "--site=x", word],
  ])("writes anything with %s", async (_what, app, body) => {
    const before = readFileSync(join(siteDir, "features.json"), "utf8");
    const { status } = await as(admin)("disable", body as object, app);
    expect([400, 404]).toContain(status);
    expect(readFileSync(join(siteDir, "features.json"), "utf8")).toBe(before);
  });
});
