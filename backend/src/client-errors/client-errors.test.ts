import type { ApplicationHealth, CountedError } from "@coulisses/shared-domain/contract/client-errors";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { askForScheduled } from "../jobs/scheduled";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { errorOf, publishIn, reportOf } from "./testing/releases";

const logged: unknown[] = [];
const log = {
  child: () => log,
  level: "info",
  ...Object.fromEntries(
    ["fatal", "error", "warn", "info", "debug", "trace", "silent"].map((level) => [
      level,
      (...line: unknown[]) => logged.push(line),
    ]),
  ),
};

const server = useTestServer({ logger: log as never });
let admin: string, volunteer: string;

beforeAll(async () => {
  publishIn(server.services.environment.siteDir, "mf-tasks", ["v1", "v2"], Date.now() - 7_200_000);
  admin = (await server.person({ teams: ["admin"] })).accessToken;
  volunteer = (await server.person({ teams: ["benevole"] })).accessToken;
});
beforeEach(async () => {
  await server.services.db.execute(
    sql`truncate client_errors, client_error_sessions, release_sessions, attempts`,
  );
});

const report = (body: object, token?: string, remoteAddress?: string) =>
  call(server, "POST", "/client-errors", {
    body,
    ...(token !== undefined && { token }),
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
const errors = (...told: ReturnType<typeof errorOf>[]) => ({ loads: [], errors: told });
const counted = async (app = "mf-tasks") =>
  (await call(server, "GET", `/applications/${app}/errors`, { token: admin })).json<CountedError[]>();
const health = async () =>
  (await call(server, "GET", "/applications/health", { token: admin })).json<ApplicationHealth[]>();
const kept = async (table: string) =>
  rowsOf<Record<string, unknown>>(await server.services.db.execute(sql.raw(`select * from ${table}`)));

describe("Errors that browsers tell", () => {
  it("are counted once for each error and hour, with the sessions that had them", async () => {
    const others = [await server.person(), await server.person()];
    const boom = errorOf("mf-tasks", "v2", { count: 3 });
    for (const token of [volunteer, volunteer, ...others.map(({ accessToken }) => accessToken)])
      expect((await report(errors(boom), token)).status).toBe(204);
    await report(errors(errorOf("mf-tasks", "v2", { message: "y is undefined" })), volunteer);
    expect(await counted()).toEqual([
      {
        version: "v2",
        kind: "error",
        page: "/ft/:id",
        message: "x is not a function",
        stack: "at Row (/features/mf-tasks/v2/812.js:1:2345)",
        count: 12,
        sessions: 3,
        lastAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ message: "y is undefined", count: 1, sessions: 1 }),
    ]);
  });

  it("keep nothing of a person, neither in the database nor in the log", async () => {
    logged.splice(0);
    const marie = await server.person({ email: "marie@example.org" });
    await report(
      {
        loads: [{ app: "mf-tasks", version: "v2" }],
        errors: [
          errorOf("mf-tasks", "v2", {
            page: "/volunteers/marie.curie?search=Curie",
            message: "Refusé à marie@example.org, jeton eyJhbGciOiJIUzI1NiJ9.e30.sig, « Marie Curie »",
            stack:
              "Marie Curie 0612345678\nat Row (https://coulisses.test/features/mf-tasks/v2/1.js?token=secret:1:2)",
          }),
        ],
      },
      marie.accessToken,
      "203.0.113.7",
    );
    const tables = ["client_errors", "client_error_sessions", "release_sessions", "attempts"];
    const all = JSON.stringify([await Promise.all(tables.map(kept)), logged]);
    expect(all).toContain("/volunteers/:id");
    for (const secret of ["arie", "urie", "eyJ", "061234", "secret", "203.0.113.7", marie.accessToken])
      expect(all.includes(secret) ? secret : "nothing").toBe("nothing");
    const sessionIds = rowsOf<{ id: string }>(await server.services.db.execute(sql`select id from sessions`));
    for (const { id } of sessionIds) expect(JSON.stringify(await kept("release_sessions"))).not.toContain(id);
  });

  it("are cut to their bounds, and refused beyond what a browser of ours sends", async () => {
    await report(errors(errorOf("mf-tasks", "v2", { message: "é".repeat(900) })), volunteer);
    const [error] = await counted();
    expect(Buffer.byteLength(error?.message ?? "")).toBe(400);
    const tooLong = errorOf("mf-tasks", "v2", { stack: "x".repeat(9_000) });
    expect((await report(errors(tooLong), volunteer)).status).toBe(400);
    const tooMany = Array.from({ length: 11 }, () => errorOf("mf-tasks", "v2"));
    expect((await report(errors(...tooMany), volunteer)).status).toBe(400);
    const huge = { ...errors(), padding: "x".repeat(70_000) };
    expect((await report(huge, volunteer)).status).toBe(413);
  });

  it("of an app or a version that the site never had are dropped", async () => {
    const unknown = [errorOf("mf-wine", "v1"), errorOf("mf-tasks", "v9"), errorOf("mf-tasks", "..")];
    expect((await report(errors(...unknown), volunteer)).status).toBe(204);
    expect(await kept("client_errors")).toEqual([]);
  });

  it("of which one app has too many different ones in an hour are counted together", async () => {
    await server.services.db.execute(sql`
      insert into client_errors (app, version, kind, fingerprint, hour, page, message, stack, count)
      select 'mf-tasks', 'v2', 'error', 'other ' || n, date_trunc('hour', now()), '/', 'x', '', 1
      from generate_series(1, 200) n`);
    for (const message of ["un", "deux"])
      await report(errors(errorOf("mf-tasks", "v2", { message })), volunteer);
    const rows = await kept("client_errors");
    expect(rows).toHaveLength(201);
    expect(rows.at(-1)).toMatchObject({
      fingerprint: "others",
      message: "Autres erreurs de cette heure",
      count: 2,
    });
  });

  it("are refused once a session sends too many reports, while others go on", async () => {
    const noisy = (await server.person()).accessToken;
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) statuses.add((await report(errors(), noisy)).status);
    expect([...statuses]).toEqual([204, 429]);
    expect((await report(errors(), volunteer)).status).toBe(204);
  });
});

describe("A stranger on the login page", () => {
  it("is heard too, but counts neither for nor against a release", async () => {
    const build = "0123456789abcdef";
    const boom = errorOf("shell", build, { stack: "at Login (/shell/login.js:1:2)" });
    expect((await report({ loads: [{ app: "shell", version: build }], errors: [boom] })).status).toBe(204);
    expect(await counted("shell")).toMatchObject([{ message: "x is not a function", sessions: 1 }]);
    expect(await kept("release_sessions")).toEqual([]);
  });

  it("tells three errors at a time, with shorter stacks, twenty times in ten minutes from one address", async () => {
    const frame = "at Row (/features/mf-tasks/v2/812.js:1:2345)\n";
    const told = ["a", "b", "c", "d"].map((message) =>
      errorOf("mf-tasks", "v2", { message, stack: frame.repeat(60) }),
    );
    await report(errors(...told), undefined, "203.0.113.8");
    const rows = await counted();
    expect(rows.map(({ message }) => message).sort()).toEqual(["a", "b", "c"]);
    for (const { stack } of rows) expect(Buffer.byteLength(stack)).toBeLessThanOrEqual(1_000);
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await report(errors(), undefined, "203.0.113.8")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await report(errors(), undefined, "203.0.113.9")).status).toBe(204);
  });
});

describe("The health of applications", () => {
  it("shows sessions, errors and their trend by version, the one in place first", async () => {
    await report(reportOf("mf-tasks", "v1"), volunteer);
    await report(reportOf("mf-tasks", "v2"), volunteer);
    await report({ loads: [{ app: "mf-tasks", version: "v2" }], errors: [] }, admin);
    await server.services.db.execute(sql`
      update client_errors set hour = date_trunc('hour', now()) - interval '3 days' where version = 'v1'`);
    const [tasks] = await health();
    expect(tasks).toMatchObject({ app: "mf-tasks", inPlace: "v2", isGuarded: true });
    const [second, first] = tasks?.versions ?? [];
    expect(second).toMatchObject({ version: "v2", sessions: 2, failedSessions: 1, errors: 1 });
    expect([second?.lastDay.at(-1), second?.lastMonth.at(-1)]).toEqual([1, 1]);
    expect([first?.lastDay.reduce((a, b) => a + b), first?.lastMonth.at(-4)]).toEqual([0, 1]);
    expect(tasks?.history.map(({ text }) => text)).toEqual(["Version v2 publiée", "Version v1 publiée"]);
  });

  it("is for those who manage the configuration", async () => {
    for (const path of ["/applications/health", "/applications/mf-tasks/errors"]) {
      expect((await call(server, "GET", path, { token: volunteer })).status).toBe(403);
      expect((await call(server, "GET", path)).status).toBe(401);
    }
    const off = { token: volunteer, body: { isGuarded: false } };
    expect((await call(server, "PUT", "/applications/mf-tasks/automatic-rollback", off)).status).toBe(403);
  });

  it("is forgotten after thirty days", async () => {
    await report(reportOf("mf-tasks", "v1"), volunteer);
    await report(reportOf("mf-tasks", "v2"), volunteer);
    await server.services.db.execute(
      sql`update client_errors set hour = hour - interval '31 days' where version = 'v1'`,
    );
    await server.services.db.execute(sql`
      update release_sessions set seen_at = seen_at - interval '31 days' where version = 'v1'`);
    await askForScheduled(server.services.boss);
    await server.services.jobs.settled();
    expect((await kept("client_errors")).map((row) => row["version"])).toEqual(["v2"]);
    expect((await kept("release_sessions")).map((row) => row["version"])).toEqual(["v2"]);
    expect(await kept("client_error_sessions")).toHaveLength(1);
  });
});
