import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ApplicationHealth } from "@coulisses/shared-domain/contract/client-errors";
import type { PublishingToken } from "@coulisses/shared-domain/publishing/publishing-token";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import type { Statement } from "../changes/change";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { buildOf, hashOf, inPlace, madeToken, teamOn, waiting } from "./testing/team";
import { readTokenText } from "./token-secret";

/** Each publication is a process of its own. */
jest.setTimeout(120_000);

const APP = "mf-bar";
const statements: Statement[] = [];
const ELSEWHERE = "https://apps.example.org";
const server = useTestServer({
  onStated: (stated) => statements.push(...stated),
  variables: { APP_ORIGINS: ELSEWHERE },
});
let admin: string, token: string, siteDir: string;
let team: ReturnType<typeof teamOn>;

beforeAll(async () => {
  ({ siteDir } = server.services.environment);
  admin = (await server.person({ teams: ["admin"] })).accessToken;
  token = (await madeToken(server, admin, APP)).text;
  team = teamOn(server, token, APP);
});
beforeEach(async () => {
  await server.services.db.execute(sql`truncate attempts`);
  rmSync(join(siteDir, ".uploads"), { recursive: true, force: true });
});

const lastLine = async () =>
  rowsOf<{ kind: string; target: string; details: Record<string, unknown> }>(
    await server.services.db.execute(
      sql`select kind, target, details from audit_entries order by id desc limit 1`,
    ),
  )[0];

let codes = 0;
/** A build unlike any before. */
const fresh = (more = {}) => buildOf(APP, String(++codes), more);

describe("A team with a token", () => {
  it("publishes its app: history, journal and open tabs say so", async () => {
    const answer = await team.publish(fresh(), { untried: true });
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"already":false')]);
    const { version } = answer.json<{ version: string }>();
    expect(team.inPlace()).toBe(version);
    expect(team.history()).toMatchObject([
      { version, by: "CI de l'équipe", trial: { untried: true, elsewhere: true } },
    ]);
    expect(await lastLine()).toMatchObject({
      kind: "app-published",
      target: `app:${APP}`,
      details: { name: "CI de l'équipe", version },
    });
    expect(statements.at(-1)).toMatchObject({ event: "application-published" });
    const [health] = (await call(server, "GET", "/applications/health", { token: admin })).json<
      ApplicationHealth[]
    >();
    expect(health?.history[0]?.text).toBe(`Version ${version} publiée avec le jeton « CI de l'équipe »`);
    const [listed] = (await call(server, "GET", "/publishing-tokens", { token: admin })).json<
      PublishingToken[]
    >();
    expect(Date.now() - Date.parse(listed?.lastUsedAt ?? "")).toBeLessThan(60_000);
    expect(waiting(siteDir).filter((name) => name.includes("/"))).toEqual([]);
  });

  it("names another server for its files, one that the site allows and no other", async () => {
    const build = fresh();
    const refused = await team.publish(build, { untried: true, filesAt: "https://stranger.example" });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.stringContaining("n'autorise pas https://stranger.example"),
    ]);
    expect((await team.publish(build, { untried: true, filesAt: "--own=/etc" })).status).toBe(400);
    expect((await team.publish(build, { untried: true, filesAt: ELSEWHERE })).status).toBe(200);
    const { features } = JSON.parse(readFileSync(join(siteDir, "features.json"), "utf8")) as {
      features: { name: string; version: string; entry: string }[];
    };
    const entry = features.find(({ name }) => name === APP)?.entry;
    expect(entry).toBe(`${ELSEWHERE}/features/${APP}/${team.inPlace() ?? ""}/entry.a.js`);
  });

  it("sends the files that the site lacks and no others, and the same build changes nothing", async () => {
    const build = fresh();
    const { missing } = await team.send(build);
    expect(missing).toEqual([hashOf(build.files["entry.a.js"] ?? "")]);
    await team.publish(build);
    const again = await team.send(build);
    expect(again.missing).toEqual([]);
    expect((await team.commit(again.upload)).json()).toMatchObject({ already: true });
  });

  it("goes on with an upload that was broken off", async () => {
    const build = fresh({ "one.js": "1", "two.js": "2", "three.js": "3" });
    const first = await team.send(build, 3);
    const early = await team.commit(first.upload);
    expect([early.status, early.message]).toEqual([
      409,
      expect.stringMatching(/^3 fichiers ne sont pas arrivés/),
    ]);
    const second = await team.send(build);
    expect([second.upload, second.missing.length]).toEqual([first.upload, 3]);
    expect((await team.commit(second.upload)).status).toBe(200);
  });

  it("goes back, and the history and the journal name the token", async () => {
    const before = team.inPlace();
    await team.publish(fresh());
    const bad = team.inPlace();
    const back = await team.rollback({ from: bad, because: "les bars ne s'ouvrent plus" });
    expect(back.json()).toEqual({ from: bad, to: before });
    expect(team.inPlace()).toBe(before);
    expect(team.history().at(-1)).toMatchObject({
      version: bad,
      undoneBy: "CI de l'équipe",
      because: "les bars ne s'ouvrent plus",
    });
    expect(await lastLine()).toMatchObject({ kind: "app-rolled-back", details: { from: bad, to: before } });
    expect((await team.rollback({ from: bad })).status).toBe(409);
  });

  it("is told why a build is refused, without a word of the server's folders", async () => {
    const other = (await madeToken(server, admin, "mf-wine")).text;
    const wine = buildOf("mf-wine", "1");
    wine.announced.manifest.pages = [{ path: `/${APP}`, title: "Un vol", icon: "home", mobile: true }];
    wine.announced.manifest.needs = { [`/${APP}`]: { files: ["page.b.js"], shared: [] } };
    const answer = await teamOn(server, other, "mf-wine").publish(wine);
    expect([answer.status, answer.message]).toEqual([409, `/${APP} belongs to ${APP}.`]);
    const broken = fresh();
    broken.announced.manifest.needs = {};
    const refusal = await team.publish(broken);
    expect([refusal.status, refusal.message]).toEqual([409, expect.stringContaining("does not say")]);
    expect(refusal.body).not.toContain(siteDir);
    expect(inPlace(siteDir, "mf-wine")).toBeUndefined();
  });
});

const parts = () => waiting(siteDir).filter((name) => name.includes(".file-"));

/** Fails when it does not become true in ten seconds. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 200) throw new Error("It did not happen");
    await wait(50);
  }
}

describe("Two at once, and those that break off", () => {
  it("two publications of one build put it in place once", async () => {
    const build = fresh();
    const { upload } = await team.send(build);
    const lines = team.history().length;
    const answers = await Promise.all([team.commit(upload), team.commit(upload)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409 || status === 404)).toBe(true);
    expect(team.history()).toHaveLength(lines + 1);
  });

  it("a third command waits for its turn", async () => {
    const builds = [fresh(), fresh(), fresh()];
    const uploads = [];
    for (const build of builds) uploads.push((await team.send(build)).upload);
    const answers = await Promise.all(uploads.map((upload) => team.commit(upload)));
    const refusal = answers.find(({ status }) => status === 429);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(refusal?.headers["retry-after"]).toBeDefined();
  });

  it("a sender that is killed in the middle of a file leaves nothing of it, and goes on later", async () => {
    const build = fresh();
    const { upload, missing } = (await team.begin(build.announced)).json<{
      upload: string;
      missing: string[];
    }>();
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo;
    const sending = request({
      host: "127.0.0.1",
      port,
      method: "PUT",
      path: `/api/publishing/${APP}/uploads/${upload}/files/${missing[0] ?? ""}`,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/octet-stream",
        "content-length": "14",
      },
    });
    const gone = once(sending, "error");
    sending.write("var");
    await until(() => parts().length === 1);
    sending.destroy(new Error("killed"));
    await gone;
    await until(() => parts().length === 0);
    expect((await team.send(build)).missing).toEqual(missing);
    expect((await team.commit(upload)).status).toBe(200);
  });
});

it("The token is in no answer, journal, history or registry", async () => {
  const secret = readTokenText(token)?.secret ?? "?";
  const rows = rowsOf<{ text: string }>(
    await server.services.db.execute(sql`select row_to_json(entry)::text as text from audit_entries entry`),
  );
  const kept = [
    ...rows.map(({ text }) => text),
    readFileSync(join(siteDir, "features.json"), "utf8"),
    readFileSync(join(siteDir, "features", APP, "history.json"), "utf8"),
    (await call(server, "GET", "/publishing-tokens", { token: admin })).body,
  ];
  expect(kept.filter((text) => text.includes(secret))).toEqual([]);
});
