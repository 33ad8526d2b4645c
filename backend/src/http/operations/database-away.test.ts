import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { buildApp } from "../../app";
import { sessionReaderOn } from "../../auth/session/session-reader";
import { connectServer } from "../../database/connect/connect-server";
import type { Connection } from "../../database/database";
import { writerOn } from "../../changes/write";
import { call } from "../../testing/calls";
import { failingLink, type FailingLink } from "../../testing/failing-link";
import { testsOnServer } from "../../testing/fresh-database";
import { startTestServer, type TestServer, useTestServer } from "../../testing/test-server";

const AWAY = "La base de données ne répond pas pour le moment, réessaie dans quelques secondes";

const server = useTestServer();
let token: string;

beforeAll(async () => {
  token = (await server.person({ teams: ["admin", "benevole"] })).accessToken;
  const { siteDir } = server.services.environment;
  mkdirSync(join(siteDir, "shell"), { recursive: true });
  writeFileSync(join(siteDir, "shell/index.html"), "<html><head></head></html>");
  writeFileSync(join(siteDir, "features.json"), JSON.stringify({ contract: 1, features: [] }));
});

/** The same server, but its database is at the other end of a link that fails. */
async function onLink(
  url: string,
  work: (server: TestServer, connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = connectServer(url, () => undefined);
  connection.hurry();
  const { db } = connection;
  const { boss, jobs } = server.services;
  const services = {
    ...server.services,
    connection,
    db,
    write: writerOn(connection, boss, jobs),
    sessions: sessionReaderOn(connection),
  };
  const app = await buildApp(services, { logger: false, callsAMinute: 1_000_000 });
  try {
    await work({ ...server, app }, connection);
  } finally {
    await app.close();
    await connection.close();
  }
}

async function withLink(
  target: number | undefined,
  work: (link: FailingLink) => Promise<void>,
): Promise<void> {
  const link = await failingLink(target);
  try {
    await work(link);
  } finally {
    await link.close();
  }
}

/**
 * In milliseconds. On a quiet machine an answer takes at most four seconds, a check of health two; where nothing gave
 * the call up, the database itself would after fifteen.
 */
const givenUp = 12_000;

async function expectAway(where: TestServer): Promise<void> {
  const began = performance.now();
  const answers = await Promise.all([
    call(where, "GET", "/teams"),
    call(where, "GET", "/users/me", { token }),
    call(where, "POST", "/login", { body: { email: "a@example.org", password: "guess" } }),
    call(where, "PATCH", "/users/me", { token, body: { nickname: "Zoé" } }),
    call(where, "POST", "/refresh", { cookies: { "coulisses-refresh": "token" }, body: {} }),
    ...Array.from({ length: 20 }, () => call(where, "GET", "/configuration")),
  ]);
  expect(performance.now() - began).toBeLessThan(givenUp);
  const refresh = answers.splice(4, 1)[0];
  expect([401, 503]).toContain(refresh?.status);
  for (const answer of answers) {
    expect([answer.status, answer.message, answer.headers["retry-after"]]).toEqual([503, AWAY, "3"]);
  }
}

async function expectNotReady(where: TestServer): Promise<void> {
  const began = performance.now();
  const [live, ready] = await Promise.all([call(where, "GET", "/health"), call(where, "GET", "/ready")]);
  expect([live.status, live.json()]).toEqual([200, { status: "ok", database: "down" }]);
  expect([ready.status, ready.json()]).toEqual([
    503,
    { status: "not ready", checks: { database: "failing", site: "ok", server: "ok" } },
  ]);
  expect(ready.headers["retry-after"]).toBe("3");
  expect(performance.now() - began).toBeLessThan(givenUp);
}

describe("A server whose database is there", () => {
  it("is alive and ready", async () => {
    expect((await call(server, "GET", "/health")).json()).toEqual({ status: "ok", database: "up" });
    const ready = await call(server, "GET", "/ready");
    expect([ready.status, ready.json()]).toEqual([
      200,
      { status: "ready", checks: { database: "ok", site: "ok", server: "ok" } },
    ]);
  });

  it("says that a file of its site can't be read, and stays ready with the last good one", async () => {
    const path = join(server.services.environment.siteDir, "features.json");
    writeFileSync(path, "{");
    const ready = await call(server, "GET", "/ready");
    expect([ready.status, ready.json()]).toEqual([
      200,
      { status: "ready", checks: { database: "ok", site: "degraded", server: "ok" } },
    ]);
    writeFileSync(path, JSON.stringify({ contract: 1, features: [] }));
  });
});

describe("A database that takes connections and never answers", () => {
  it("makes every call answer 503 in time, and the server not ready", () =>
    withLink(undefined, ({ port }) =>
      onLink(`postgres://nobody@127.0.0.1:${port}/none`, async (where) => {
        await expectAway(where);
        await expectNotReady(where);
      }),
    ));
});

describe("A database that refuses connections", () => {
  it("makes every call answer 503 in time, and the server not ready", () =>
    onLink("postgres://nobody@127.0.0.1:1/none", async (where) => {
      await expectAway(where);
      await expectNotReady(where);
    }));
});

(testsOnServer() ? describe.skip : describe)("An embedded database that is closed", () => {
  it("makes every call answer 503", async () => {
    const other = await startTestServer();
    await other.services.connection.close();
    const app = await buildApp({ ...other.services, tokens: server.services.tokens }, { logger: false });
    await expectAway({ ...other, app });
    await app.close();
  });
});

describe("A database that does not come back to one query", () => {
  it("answers 503 in the end, whatever the query", async () => {
    const app = await buildApp(server.services, { logger: false, deadlineMs: 300 });
    app.get("/api/stuck", { config: { access: "public" } }, () => new Promise<never>(() => undefined));
    const answer = await call({ ...server, app }, "GET", "/stuck");
    expect([answer.status, answer.message]).toEqual([503, AWAY]);
    await app.close();
  });
});

(testsOnServer() ? describe : describe.skip)("A PostgreSQL server that goes and comes back", () => {
  const databaseOf = async () => {
    const { rows } = (await server.services.db.execute(
      sql`select current_database() as name, inet_server_port() as port`,
    )) as unknown as {
      rows: { name: string; port: number }[];
    };
    return rows[0] ?? { name: "", port: 0 };
  };

  it.each(["hang", "cut"] as const)(
    "on a link that broke by a %s serves all again once it is back",
    async (failure) => {
      const { name, port } = await databaseOf();
      await withLink(port, (link) =>
        onLink(`postgres://postgres:postgres@127.0.0.1:${link.port}/${name}`, async (where, { db }) => {
          expect((await call(where, "GET", "/users/me", { token })).status).toBe(200);
          // One transaction is under way when it happens; then come more calls than there are connections.
          let away: Promise<void> | undefined;
          const open = db.transaction(async (tx) => {
            await tx.execute(sql`insert into configurations (key, value) values (${failure}, '{}')`);
            link[failure]();
            away = expectAway(where);
            await tx.execute(sql`select 1`);
          });
          await expect(open).rejects.toThrow();
          expect(away).toBeDefined();
          await away;
          await expectNotReady(where);
          link.mend();
          const began = performance.now();
          const statuses = await Promise.all(
            Array.from(
              { length: 30 },
              async () =>
                (await call(where, "PATCH", "/users/me", { token, body: { nickname: "Zoé" } })).status,
            ),
          );
          expect(new Set(statuses)).toEqual(new Set([200]));
          expect(performance.now() - began).toBeLessThan(givenUp);
          expect((await call(where, "GET", "/ready")).status).toBe(200);
          const { rows } = (await server.services.db.execute(
            sql`select from configurations where key = ${failure}`,
          )) as unknown as { rows: unknown[] };
          expect(rows).toHaveLength(0);
        }),
      );
    },
  );

  it("answers 503 and goes on when it ends a connection in the middle of a transaction", async () => {
    const lost = server.services.db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
        rows: { pid: number }[];
      };
      await server.services.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect((await call(server, "GET", "/users/me", { token })).status).toBe(200);
  });
});
