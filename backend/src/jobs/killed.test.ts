import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FailedJobs } from "@coulisses/shared-domain/contract/failed-jobs";
import { lea } from "../registrations/testing/newcomers";
import { type FreshDatabase, freshDatabase, testsOnServer } from "../testing/fresh-database";
import { bundle, type Instance, instanceOf } from "../testing/two-instances/instance";
import { until } from "./testing/job-instances";
import { loseActiveJobs } from "./testing/lose-active-jobs";
import { type MailServer, mailServer } from "./testing/mail-server";

const email = "admin@example.org";
const password = "Une-phrase-assez-longue-2026!";
let mails: MailServer;
let database: FreshDatabase | undefined;
let server: Instance;

beforeAll(async () => {
  mails = await mailServer();
  database = testsOnServer() ? await freshDatabase() : undefined;
  server = await instanceOf(await bundle(), {
    DATA_DIR: await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "killed-")),
    DATABASE_URL: database?.url ?? "",
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    JWT_SECRET: "a secret that only tests know, long enough",
    SMTP_URL: mails.url,
    LOG_LEVEL: "silent",
  });
});
afterAll(async () => {
  await server.end("SIGKILL");
  await mails.close();
  await database?.drop();
});

const api = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${String(server.port)}/api${path}`, options);
const post = (path: string, body: object) =>
  api(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function forgetPassword(of = email): Promise<void> {
  expect((await post("/forgot", { email: of })).status).toBe(204);
}

/** The server is killed as soon as it is at its mail, and nobody believes any more that it is. */
async function dieAtMail(visit: number): Promise<void> {
  await until(() => Promise.resolve(mails.visits() === visit));
  await server.end("SIGKILL");
  if (database?.url !== undefined) await loseActiveJobs(database.url);
}

async function signIn(): Promise<RequestInit> {
  const answer = await post("/login", { email, password });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const signedIn = { headers: { authorization: `Bearer ${accessToken}` } };
  expect((await api("/users/me/approve-eula", { method: "POST", ...signedIn })).ok).toBe(true);
  return signedIn;
}

describe("A server that is killed while a mail is on its way", () => {
  it("sends it after its restart, once", async () => {
    mails.be("stalled");
    await server.start();
    await forgetPassword();
    await dieAtMail(1);

    mails.be("taking");
    await server.start();
    await until(() => Promise.resolve(mails.received.length > 0), 60_000);
    // The queue sends one after the other: a second mail to the first person would come before this one.
    const other = lea();
    expect((await post("/registrations", { newcomer: other })).status).toBe(204);
    await forgetPassword(other.email);
    const subjectsTo = (to: string) =>
      mails.received.flatMap((one) => (one.to.includes(to) ? [one.mail.subject] : []));
    const [subject] = subjectsTo(email);
    await until(() => Promise.resolve(subjectsTo(other.email).includes(subject)));
    expect(subjectsTo(email)).toHaveLength(1);
    await server.end("SIGTERM");
  }, 180_000);
});

describe("A mail that ends the server each time", () => {
  it("does so twice: the third start sets it aside, for an administrator to see", async () => {
    mails.be("stalled");
    const before = mails.visits();
    await server.start();
    await forgetPassword();
    await dieAtMail(before + 1);
    await server.start();
    await dieAtMail(before + 2);

    await server.start();
    const admin = await signIn();
    const failed = async () => (await (await api("/failed-jobs", admin)).json()) as FailedJobs;
    await until(async () => (await failed()).total === 1);
    const lastError = "Le serveur s'est arrêté deux fois pendant ce travail";
    expect((await failed()).jobs).toMatchObject([{ kind: "password-reset", attempts: 2, lastError }]);
    expect(mails.visits()).toBe(before + 2);
    await server.end("SIGTERM");
  }, 180_000);
});
