import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { buildApp } from "../app";
import { connectServer } from "../database/connect/connect-server";
import { inTransaction } from "../jobs/boss";
import { call } from "../testing/calls";
import { failingLink } from "../testing/failing-link";
import { testsOnServer } from "../testing/fresh-database";
import { type TestServer, useTestServer } from "../testing/test-server";

const METRICS_TOKEN = "the-token-of-the-monitoring-long-enough";

const server = useTestServer({ variables: { METRICS_TOKEN } });
const silent = useTestServer();

/** The values by their names with labels. */
async function figures(where: Pick<TestServer, "app"> = server): Promise<Map<string, number>> {
  const { status, body } = await call(where, "GET", "/metrics", {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(status).toBe(200);
  const lines = body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const requests = (method: string, route: string, status: string) =>
  `coulisses_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

describe("The figures of the server", () => {
  it.each(["", "Bearer", "Bearer wrong", `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`])(
    "are at no address for who comes with « %s »",
    async (authorization) => {
      const answer = await call(server, "GET", "/metrics", { headers: { authorization } });
      const nothing = await call(server, "GET", "/nothing-at-all", { headers: { authorization } });
      expect([answer.status, answer.body]).toEqual([404, nothing.body]);
    },
  );

  it("are at no address for an administrator, nor where no token is set", async () => {
    const { accessToken } = await server.person({ teams: ["admin"] });
    expect((await call(server, "GET", "/metrics", { token: accessToken })).status).toBe(404);
    expect((await call(silent, "GET", "/metrics", { token: METRICS_TOKEN })).status).toBe(404);
  });

  it("are Prometheus's text, kept by no cache", async () => {
    const { headers } = await call(server, "GET", "/metrics", { token: METRICS_TOKEN });
    expect(headers["content-type"]).toContain("version=0.0.4");
    expect(headers["cache-control"]).toContain("no-store");
  });

  it("count answers and refusals by declared route, and never tell an address, an id or a name", async () => {
    const person = await server.person({ teams: ["benevole", "hard"] });
    const before = await figures();
    await call(server, "GET", "/festival-activities/98765", { token: person.accessToken });
    await call(server, "GET", "/secret-98765/Camille");
    await call(server, "DELETE", "/secret-98765/Camille");
    await call(server, "GET", "/users/me?search=98765", { token: person.accessToken });
    const after = await figures();
    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(more(requests("GET", "/api/festival-activities/:id", "4xx"))).toBe(1);
    expect(more(requests("GET", "/*", "4xx"))).toBe(1);
    expect(more(requests("none", "none", "4xx"))).toBe(1);
    expect(
      more(
        'coulisses_http_request_duration_seconds_count{method="GET",route="/api/festival-activities/:id"}',
      ),
    ).toBe(1);
    expect([...after.keys()].join("\n")).not.toMatch(/98765|Camille/);
  });

  it("count a fault of ours as such", async () => {
    const app = await buildApp(server.services, { logger: false });
    app.get("/api/broken", { config: { access: "public" } }, () => Promise.reject(new Error("broken")));
    await call({ app }, "GET", "/broken");
    expect((await figures({ app })).get(requests("GET", "/api/broken", "5xx"))).toBe(1);
    await app.close();
  });

  it("count tries to sign in, by how they ended", async () => {
    const outcome = (name: string) => `coulisses_sign_ins_total{outcome="${name}"}`;
    const before = await figures();
    const body = { email: "nobody@example.org", password: "not the password" };
    for (let count = 0; count < 11; count++) await call(server, "POST", "/login", { body });
    const after = await figures();
    const more = (name: string) => (after.get(outcome(name)) ?? NaN) - (before.get(outcome(name)) ?? NaN);
    expect([more("accepted"), more("refused"), more("limited"), more("failed")]).toEqual([0, 10, 1, 0]);
  });

  it("tell the jobs that are due, kept for later and failed, and since when the oldest waits", async () => {
    const { db, boss } = server.services;
    const failed = randomUUID();
    const jobs = [
      { name: "letter" },
      { name: "letter", startAfter: "1 hour" },
      { id: failed, name: "push", data: {} },
    ];
    await boss.insert(
      jobs.map((job) => ({ data: {}, ...job })),
      { db: inTransaction(db) },
    );
    await db.execute(sql`update pgboss.job set state = 'failed' where id = ${failed}`);
    await db.execute(
      sql`update pgboss.job set start_after = now() - interval '50 s' where name = 'letter' and start_after <= now()`,
    );
    const now = await figures();
    const counted = (kind: string, state: string) =>
      now.get(`coulisses_jobs{kind="${kind}",state="${state}"}`);
    expect([counted("letter", "due"), counted("letter", "later"), counted("push", "failed")]).toEqual([
      1, 1, 1,
    ]);
    expect([counted("print", "due"), counted("letter", "failed")]).toEqual([0, 0]);
    expect(now.get("coulisses_oldest_due_job_seconds")).toBeGreaterThanOrEqual(50);
    await db.execute(sql`delete from pgboss.job`);
    expect((await figures()).get('coulisses_jobs{kind="letter",state="due"}')).toBe(0);
  });

  it("tell open screens, kept answers, the event loop, the disk and the time of the database", async () => {
    const { accessToken: token, id: userId } = await server.person({ teams: ["benevole", "hard"] });
    await call(server, "GET", "/festival-activities", { token });
    const listener = {
      userId,
      sessionId: "-",
      access: { teams: [], permissions: [] },
      send: () => undefined,
    };
    const before = await figures();
    const leave = server.services.liveHub.add({ ...listener, end: () => undefined } as never);
    mkdirSync(server.services.environment.dataDir, { recursive: true });
    const after = await figures();
    leave();
    const streams = "coulisses_live_streams";
    expect((after.get(streams) ?? 0) - (before.get(streams) ?? 0)).toBe(1);
    expect(after.get("coulisses_kept_answers_bytes")).toBeGreaterThan(0);
    expect(after.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
    expect(after.get("coulisses_disk_free_bytes")).toBeGreaterThan(0);
    expect(after.get("coulisses_database_latency_seconds")).toBeGreaterThan(0);
    expect(after.get('coulisses_check_state{check="database"}')).toBe(0);
    const open = after.get('coulisses_database_connections{state="open"}');
    if (testsOnServer()) expect(open).toBeGreaterThan(0);
    else expect(open).toBeUndefined();
  });
});

describe("The figures while the database hangs", () => {
  it("come in time, say so, and repeat nothing of before", async () => {
    const link = await failingLink(undefined);
    const url = `postgres://nobody@127.0.0.1:${String(link.port)}/none`;
    const connection = connectServer(url, () => undefined);
    const app = await buildApp({ ...server.services, connection, db: connection.db }, { logger: false });
    const now = await figures({ app });
    expect(now.get('coulisses_check_state{check="database"}')).toBe(2);
    expect(now.has("coulisses_database_latency_seconds")).toBe(false);
    expect(now.has("coulisses_oldest_due_job_seconds")).toBe(false);
    await app.close();
    await link.close();
    await connection.close();
  });
});
