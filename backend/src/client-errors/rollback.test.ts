import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ApplicationHealth } from "@coulisses/shared-domain/contract/client-errors";
import { rollbackReason } from "@coulisses/shared-domain/release-health/rollback-reason";
import { sql } from "drizzle-orm";
import type { Statement } from "../changes/change";
import { rowsOf } from "../database/driver";
import type { JobData } from "../jobs/job-kinds";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import type { RollbackOrder } from "./go-back";
import { type Publication, publicationsOf, releaseOf } from "./releases";
import { errorOf, publishIn, putInPlace, reportOf, writeWhole } from "./testing/releases";

const APP = "mf-tasks";

const server = useTestServer({
  onStated: (stated) => statements.push(...stated),
  goBack: (order) => {
    orders.push(order);
    if (refusal !== undefined) return Promise.resolve({ refusal });
    undoIn(server.services.environment.siteDir, order);
    return Promise.resolve({ to: "v1" });
  },
});
let admin: string;
let sessions: string[];
const statements: Statement[] = [];
/** Given to the publishing command's stand-in. */
const orders: RollbackOrder[] = [];
let refusal: string | undefined;

beforeAll(async () => {
  admin = (await server.person({ teams: ["admin"], email: "admin@example.org" })).accessToken;
  const people = await Promise.all(Array.from({ length: 30 }, () => server.person({ teams: ["benevole"] })));
  sessions = people.map(({ accessToken }) => accessToken);
});
beforeEach(async () => {
  for (const list of [statements, orders, server.mails]) list.splice(0);
  refusal = undefined;
  await server.services.db.execute(sql`truncate release_sessions, release_guards, attempts`);
  await server.services.db.execute(sql`delete from pgboss.job`);
  publish();
});

/** Publishes v2 now; each test at an instant of its own. */
let published = 0;
const publish = (minutesAgo = 1) => {
  published += 1;
  publishIn(
    server.services.environment.siteDir,
    APP,
    ["v1", "v2"],
    Date.now() - minutesAgo * 60_000 - published,
  );
};

const historyFile = (siteDir: string) => join(siteDir, "features", APP, "history.json");
const historyIn = (siteDir: string) =>
  JSON.parse(readFileSync(historyFile(siteDir), "utf8")) as Publication[];

/** Leaves v1 in place, and v2 to a channel. */
function offerInChannel(siteDir: string): void {
  const history = historyIn(siteDir).map((line) =>
    line.version === "v2" ? { ...line, act: "offered", channel: "next", percent: 10, teams: ["hard"] } : line,
  );
  writeWhole(historyFile(siteDir), JSON.stringify(history));
  const channels = [{ channel: "next", version: "v2", percent: 10, teams: ["hard"] }];
  writeWhole(
    join(siteDir, "features.json"),
    JSON.stringify({ features: [{ name: APP, version: "v1", channels }] }),
  );
}

/** The release of the channel as it was before it ended. */
async function jobOfChannel() {
  const history = await publicationsOf(server.services.environment.siteDir, APP);
  const release = releaseOf(APP, "v2", history.slice(0, -1));
  if (release?.channel === undefined) throw new Error("No channel has it");
  return release;
}

/** As the publishing command does it. */
function undoIn(siteDir: string, { app, from, because, channel }: RollbackOrder): void {
  const file = historyFile(siteDir);
  const history = historyIn(siteDir);
  if (channel) {
    const at = new Date().toISOString();
    const end = { version: from, at, act: "ended", channel: channel.name, because };
    writeWhole(file, JSON.stringify([...history, end]));
    return;
  }
  const undone = history.map((line) =>
    line.version === "v2" ? { ...line, rolledBack: new Date().toISOString(), because } : line,
  );
  writeWhole(file, JSON.stringify(undone));
  putInPlace(siteDir, app, "v1");
}

const tell = (body: object, token?: string) =>
  call(server, "POST", "/client-errors", { body, ...(token !== undefined && { token }) });
const opened = { loads: [{ app: APP, version: "v2" }], errors: [] };

/** Thirty sessions open the version, and the first of them tell an error. */
async function hear(failing: number, error: object = reportOf(APP, "v2")): Promise<void> {
  for (const [at, token] of sessions.entries()) await tell(at < failing ? error : opened, token);
  await server.services.jobs.settled();
}

const told = () => statements.map(({ event }) => event).filter((event) => event.startsWith("application"));
const journal = async () =>
  rowsOf<{ kind: string; details: Record<string, unknown> }>(
    await server.services.db.execute(sql`
      select kind, details from audit_entries where target = ${`app:${APP}`} order by id desc limit 1`),
  )[0];
const guard = (isGuarded: boolean, app = APP) =>
  call(server, "PUT", `/applications/${app}/automatic-rollback`, { token: admin, body: { isGuarded } });

describe("A release that breaks", () => {
  it("goes back once, and administrators, open tabs, the history and the journal say so", async () => {
    const version = join(server.services.environment.siteDir, "features", APP, "v2");
    writeWhole(join(version, "manifest.json"), JSON.stringify({ contact: "team@example.org" }));
    await hear(12);
    rmSync(join(version, "manifest.json"));
    expect(orders).toEqual([
      {
        app: APP,
        from: "v2",
        because: expect.stringMatching(/^Retour automatique : \d+ sessions sur \d+ en erreur, contre 0,5 %/),
      },
    ]);
    expect(told()).toEqual(["application-rolled-back"]);
    expect(server.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ["admin@example.org", "mf-tasks est revenue à sa version précédente"],
      ["team@example.org", "mf-tasks est revenue à sa version précédente"],
    ]);
    expect(await journal()).toMatchObject({ kind: "app-rolled-back", details: { version: "v2", to: "v1" } });
    const [tasks] = (await call(server, "GET", "/applications/health", { token: admin })).json<
      ApplicationHealth[]
    >();
    expect(tasks?.inPlace).toBe("v1");
    expect(tasks?.history[0]?.text).toMatch(/^Version v2 retirée. Retour automatique : /);
  });

  it("ends its channel when only some people have it: the version in place stays", async () => {
    offerInChannel(server.services.environment.siteDir);
    await hear(12);
    expect(orders).toMatchObject([{ app: APP, from: "v2", channel: { name: "next", before: "v1" } }]);
    expect(orders[0]?.because).toMatch(/en erreur, contre 0,5 % avec la version en place$/);
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      "mf-tasks : la version « next » n'est plus à l'essai",
    ]);
    expect(await journal()).toMatchObject({
      kind: "app-rolled-back",
      details: { version: "v2", channel: "next", to: "v1" },
    });
    const [tasks] = (await call(server, "GET", "/applications/health", { token: admin })).json<
      ApplicationHealth[]
    >();
    expect(tasks?.inPlace).toBe("v1");
    expect(tasks?.history.map(({ text }) => text).slice(0, 2)).toEqual([
      expect.stringMatching(/^Fin de l'essai « next » de la version v2. Retour automatique : /),
      "Version v2 à l'essai sous le nom « next » pour 10 % des gens et les équipes hard",
    ]);
    const job = { ...(await jobOfChannel()), sessions: 40, failed: 12, share: 0.3, shareBefore: 0.005 };
    await enqueue(job);
    expect(orders).toHaveLength(1);
  });

  it("stays when the version before is refused: then administrators hear that they must act", async () => {
    refusal = "mf-tasks needs FilterBar.";
    await hear(12);
    expect(orders).toHaveLength(1);
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      "mf-tasks casse et n'a pas pu revenir en arrière",
    ]);
    expect(await journal()).toMatchObject({ kind: "app-rollback-refused", details: { refusal } });
  });

  it("stays when a person has switched that off, and the history says who", async () => {
    expect((await guard(false)).status).toBe(204);
    await guard(false);
    await hear(20);
    expect([orders, told()]).toEqual([[], ["application-guard-changed"]]);
    const [tasks] = (await call(server, "GET", "/applications/health", { token: admin })).json<
      ApplicationHealth[]
    >();
    expect(tasks).toMatchObject({ isGuarded: false });
    expect(tasks?.history.filter(({ text }) => text === "Retour automatique coupé")[0]?.by?.firstname).toBe(
      "Camille",
    );
    await guard(true);
    await tell(reportOf(APP, "v2"), sessions[0]);
    await server.services.jobs.settled();
    expect(orders).toHaveLength(1);
  });

  it("is left to the person who was faster", async () => {
    const job = await jobOfBreakingRelease();
    undoIn(server.services.environment.siteDir, { app: APP, from: "v2", because: "Je préfère v1" });
    await enqueue(job);
    expect([orders, told(), server.mails]).toEqual([[], [], []]);
  });

  it("is told of, though the server died between going back and telling", async () => {
    const job = await jobOfBreakingRelease();
    undoIn(server.services.environment.siteDir, { app: APP, from: "v2", because: rollbackReason(job) });
    await enqueue(job);
    await enqueue(job);
    expect([orders, told()]).toEqual([[], ["application-rolled-back"]]);
    expect(server.mails).toHaveLength(1);
  });
});

/** The job of the release in place. */
async function jobOfBreakingRelease(): Promise<JobData["release-rollback"]> {
  const release = releaseOf(APP, "v2", await publicationsOf(server.services.environment.siteDir, APP));
  if (release === undefined) throw new Error("No release is in place");
  return { ...release, sessions: 40, failed: 12, share: 0.3, shareBefore: 0.005 };
}

async function enqueue(job: JobData["release-rollback"]): Promise<void> {
  await server.services.write((_tx, _changes, enqueue) => Promise.resolve(enqueue("release-rollback", job)));
  await server.services.jobs.settled();
}

describe("A release stays", () => {
  it("an hour after its publication", async () => {
    publish(61);
    await hear(30);
    expect(orders).toEqual([]);
  });

  it("when few sessions fail", async () => {
    await hear(5);
    expect(orders).toEqual([]);
  });

  it("when it is published again, and few of all the sessions that ever opened it fail", async () => {
    await server.services.db.execute(sql`
      insert into release_sessions (app, version, session, person, seen_at)
      select ${APP}, 'v2', 'earlier ' || n, 'earlier ' || n, now() - interval '1 day' from generate_series(1, 200) n`);
    for (const token of sessions.slice(0, 10)) await tell({ ...reportOf(APP, "v2"), loads: [] }, token);
    await server.services.jobs.settled();
    expect(orders).toEqual([]);
  });

  it("when one person fails in many sessions", async () => {
    const { tokens } = server.services;
    const userId = (await server.person()).id;
    const many = Array.from({ length: 30 }, () =>
      tokens.signAccess({ userId, sessionId: crypto.randomUUID() } as never),
    );
    for (const token of many) await tell(reportOf(APP, "v2"), token);
    await hear(0);
    expect(orders).toEqual([]);
  });

  it("when strangers say that it fails, however many they are", async () => {
    for (let n = 0; n < 60; n += 1)
      await call(server, "POST", "/client-errors", {
        body: reportOf(APP, "v2"),
        remoteAddress: `198.51.100.${n}`,
      });
    await hear(0);
    expect(orders).toEqual([]);
  });

  it.each<[string, Partial<ReturnType<typeof errorOf>>]>([
    [
      "an extension throws",
      { stack: `at spy (chrome-extension://…:0)\nat Row (/features/${APP}/v2/1.js:1:1)` },
    ],
    ["the server is away", { kind: "render", duringOutage: true }],
    ["the network is gone", { message: "TypeError: Failed to fetch" }],
  ])("when %s", async (_, change) => {
    await hear(30, { loads: [], errors: [errorOf(APP, "v2", change)] });
    expect(orders).toEqual([]);
  });
});
