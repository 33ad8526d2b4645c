import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FreshDatabase, freshDatabase, testsOnServer } from "../testing/fresh-database";
import { until } from "./testing/job-instances";
import { loseActiveJobs } from "./testing/lose-active-jobs";
import { type MailServer, mailServer } from "./testing/mail-server";

const email = "admin@example.org";
let mails: MailServer;
let database: FreshDatabase | undefined;
let settings: NodeJS.ProcessEnv;
let origin: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  mails = await mailServer();
  database = testsOnServer() ? await freshDatabase() : undefined;
  const port = await freePort();
  origin = `http://127.0.0.1:${String(port)}`;
  settings = {
    PATH: process.env["PATH"],
    PORT: String(port),
    DATA_DIR: await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "killed-")),
    DATABASE_URL: database?.url ?? "",
    DEMO: "off",
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: "Une-phrase-assez-longue-2026!",
    JWT_SECRET: "a secret that only tests know, long enough",
    SMTP_URL: mails.url,
    LOG_LEVEL: "silent",
  };
});
afterAll(async () => {
  if (server !== undefined) await end("SIGKILL");
  await mails.close();
  await database?.drop();
});

async function start(): Promise<void> {
  const cwd = join(__dirname, "..", "..");
  server = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd,
    env: settings,
    stdio: "ignore",
  });
  await until(async () => (await fetch(`${origin}/api/ready`).catch(() => undefined)) !== undefined, 60_000);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const ended = once(server ?? process, "exit");
  server?.kill(signal);
  await ended;
  server = undefined;
}

async function forgetPassword(): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${origin}/api/forgot`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(204);
}

describe("A server that is killed while a mail is on its way", () => {
  it("sends it after its restart, once", async () => {
    mails.be("stalled");
    await start();
    await forgetPassword();
    await until(() => Promise.resolve(mails.visits() === 1));
    await end("SIGKILL");

    mails.be("taking");
    if (database?.url !== undefined) await loseActiveJobs(database.url);
    await start();
    await until(() => Promise.resolve(mails.received.length > 0), 60_000);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(mails.received.map(({ to }) => to)).toEqual([[email]]);
    await end("SIGTERM");
  }, 180_000);
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
