import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnsweredCallBoard } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { demoEmail } from "../demo/accounts";
import { until } from "../jobs/testing/job-instances";
import { loseActiveJobs } from "../jobs/testing/lose-active-jobs";
import { type MailServer, mailServer } from "../jobs/testing/mail-server";
import { type FreshDatabase, freshDatabase, testsOnServer } from "../testing/fresh-database";
import { bundle, type Instance, instanceOf } from "../testing/two-instances/instance";

let mails: MailServer;
let database: FreshDatabase | undefined;
let server: Instance;

beforeAll(async () => {
  mails = await mailServer();
  database = testsOnServer() ? await freshDatabase() : undefined;
  server = await instanceOf(await bundle(), {
    DATA_DIR: await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "killed-calls-")),
    DATABASE_URL: database?.url ?? "",
    DEMO: "on",
    JWT_SECRET: "a secret that only tests know, long enough",
    SMTP_URL: mails.url,
  });
});
afterAll(async () => {
  await server.end("SIGKILL");
  await mails.close();
  await database?.drop();
});

const api = (path: string, token?: string, body?: object) =>
  fetch(`http://127.0.0.1:${String(server.port)}/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe("A server that is killed while it calls people", () => {
  it("goes on where it stopped: one mail to each, and nobody is called again", async () => {
    await server.start();
    const login = { email: demoEmail("humain"), password: "Coulisses-2026!" };
    const { accessToken: token } = (await (await api("login", undefined, login)).json()) as {
      accessToken: string;
    };
    const { blocks, people } = (await (await api("availability-calls", token)).json()) as AnsweredCallBoard;
    const countAt = (rank: number) => people.filter(({ askable }) => askable.includes(rank)).length;
    const rank = blocks.map((_, at) => at).sort((one, other) => countAt(one) - countAt(other))[0] ?? 0;
    const starts = [blocks[rank]?.start];
    const count = countAt(rank);
    expect(count).toBeGreaterThan(10);

    // A mail that was taken just before the end may be sent again: this server dies before any is.
    mails.be("stalled");
    const answer = await api("availability-calls", token, { starts });
    expect([answer.status, await answer.json()]).toEqual([201, { people: count }]);
    await until(() => Promise.resolve(mails.visits() > 0));
    await server.end("SIGKILL");
    if (database?.url !== undefined) await loseActiveJobs(database.url);

    mails.be("taking");
    await server.start();
    expect((await api("availability-calls", token, { starts })).status).toBe(409);
    await until(() => Promise.resolve(mails.received.length >= count), 180_000);
    await server.end("SIGTERM");
    const addresses = mails.received.flatMap(({ to }) => to);
    expect(new Set(addresses).size).toBe(count);
    expect(addresses).toHaveLength(count);
  }, 400_000);
});
