import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Statement } from "../changes/change";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { buildOf, madeToken, teamOn } from "./testing/team";
import { watchedApp } from "./testing/watched-app";

/** Each act on a channel is a process of its own. */
jest.setTimeout(120_000);

const APP = "mf-bar";
const statements: Statement[] = [];
const server = useTestServer({ onStated: (stated) => statements.push(...stated) });
let admin: string, volunteer: string;
const { registered, health, journal } = watchedApp(server, APP, () => admin);
const events = () => statements.map(({ event }) => event);

beforeAll(async () => {
  admin = (await server.person({ firstname: "Ada", teams: ["admin"] })).accessToken;
  volunteer = (await server.person({ teams: ["benevole"] })).accessToken;
  const { text } = await madeToken(server, admin, APP, ["publish", "introduce"]);
  expect((await teamOn(server, text, APP).publish(buildOf(APP, "1"))).status).toBe(200);
});
beforeEach(async () => {
  statements.length = 0;
  await server.services.db.execute(sql`truncate attempts`);
});

/** Offers a version to those who ask for the channel `next`. */
const offer = (code: string, app = APP, ...share: string[]) => {
  const { files, announced } = buildOf(app, code);
  const dist = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "offered-"));
  writeFileSync(join(dist, "manifest.json"), JSON.stringify(announced.manifest));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  const command = join(__dirname, "../../../federation/bin/federation.mjs");
  const args = [
    "publish",
    dist,
    "--untried",
    "--channel=next",
    ...share,
    "--site",
    server.services.environment.siteDir,
  ];
  execFileSync(process.execPath, [command, ...args]);
};

describe("A version that some people try", () => {
  const close = (how: "promotion" | "end", body: object, token = admin) =>
    call(server, "POST", `/applications/${APP}/channels/next/${how}`, { token, body });

  it("is shown to administrators, who end it once: nothing else changes", async () => {
    const before = registered()?.version;
    offer("7", APP, "--percent=10");
    const [channel, ...others] = (await health())?.channels ?? [];
    expect([channel, others]).toMatchObject([{ channel: "next", percent: 10 }, []]);
    expect((await close("end", { from: "another" })).status).toBe(409);
    expect((await close("end", { from: channel?.version }, volunteer)).status).toBe(403);
    expect(events()).toEqual([]);
    const order = { from: channel?.version, because: "elle casse" };
    expect((await close("end", order)).json()).toEqual({ already: false });
    expect((await close("end", order)).json()).toEqual({ already: true });
    expect([registered()?.version, events()]).toEqual([before, ["application-rolled-back"]]);
    expect((await journal()).at(-1)).toMatchObject({
      kind: "channel-ended",
      details: { channel: "next", version: channel?.version, because: "elle casse" },
    });
    const after = await health();
    expect(after?.channels).toEqual([]);
    expect(after?.history[0]).toMatchObject({
      text: expect.stringMatching(/^Fin de l'essai « next » de la version \w+\. elle casse$/),
      by: { firstname: "Ada" },
    });
  });

  it("is promoted for everybody, and its channel ends", async () => {
    offer("8");
    const version = (await health())?.channels[0]?.version;
    expect((await close("promotion", { from: version })).json()).toEqual({ already: false });
    expect((await close("promotion", { from: version })).json()).toEqual({ already: true });
    expect([registered()?.version, events()]).toEqual([version, ["application-published"]]);
    expect((await journal()).at(-1)).toMatchObject({ kind: "channel-promoted" });
    expect(await health()).toMatchObject({
      channels: [],
    });
    expect((await health())?.history[0]).toMatchObject({
      text: `Version ${version} mise en place pour tout le monde après l'essai « next »`,
      by: { firstname: "Ada" },
    });
  });
});

describe("A channel of two apps", () => {
  const WINE = "mf-wine";
  const { health: wine, journal: wineJournal } = watchedApp(server, WINE, () => admin);
  const promote = (together: unknown) =>
    call(server, "POST", `/applications/${APP}/channels/next/promotion`, {
      token: admin,
      body: { together } as object,
    });

  beforeAll(async () => {
    const { text } = await madeToken(server, admin, WINE, ["publish", "introduce"]);
    expect((await teamOn(server, text, WINE).publish(buildOf(WINE, "1"))).status).toBe(200);
    offer("9");
    offer("9", WINE);
  });

  it.each([
    ["what is no version of an app", ["--site=/tmp@1"]],
    ["an app without a version", [WINE]],
    ["what is no list", WINE],
  ])("is not promoted with %s", async (_what, together) => {
    expect((await promote(together)).status).toBe(400);
  });

  it("is not promoted at all where the other app has another version by now", async () => {
    const before = registered()?.version;
    expect((await promote([`${WINE}@another`])).status).toBe(409);
    expect([registered()?.version, events()]).toEqual([before, []]);
  });

  it("is promoted in one write of the registry; the journal and open tabs hear of each", async () => {
    const version = (await wine())?.channels[0]?.version ?? "";
    const order = [`${WINE}@${version}`];
    expect((await promote(order)).json()).toEqual({ already: false });
    expect((await promote(order)).json()).toEqual({ already: true });
    expect(await wine()).toMatchObject({ inPlace: version, channels: [] });
    expect((await health())?.channels).toEqual([]);
    expect(events()).toEqual(["application-published", "application-published"]);
    for (const told of [await journal(), await wineJournal()])
      expect(told.filter(({ kind }) => kind === "channel-promoted").at(-1)?.details).toMatchObject({
        channel: "next",
      });
  });

  it("is closed by no token for more than its own app", async () => {
    offer("10");
    offer("10", WINE);
    const { text } = await madeToken(server, admin, APP, ["publish"]);
    const path = `/publishing/${APP}/channels/next/promotion`;
    const both = { together: [`${WINE}@1`] };
    expect((await call(server, "POST", path, { token: text, body: both })).status).toBe(200);
    expect([(await health())?.channels, (await wine())?.channels]).toMatchObject([[], [{ channel: "next" }]]);
  });
});
