import type { FailedJobs } from "@coulisses/shared-domain/contract/failed-jobs";
import { lea } from "../registrations/testing/newcomers";
import { until } from "./testing/job-instances";
import { type MailingServer, mailingServer } from "./testing/mailing-server";

const email = "admin@example.org";
const password = "Une-phrase-assez-longue-2026!";
let running: MailingServer;

beforeAll(async () => {
  running = await mailingServer({
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: "silent",
  });
});
afterAll(() => running.close());

const api = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${String(running.server.port)}/api${path}`, options);
const post = (path: string, body: object) =>
  api(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function forgetPassword(of = email): Promise<void> {
  expect((await post("/forgot", { email: of })).status).toBe(204);
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
    running.mails.be("stalled");
    await running.server.start();
    await forgetPassword();
    await running.dieAtMail(1);

    running.mails.be("taking");
    await running.server.start();
    await until(() => Promise.resolve(running.mails.received.length > 0), 60_000);
    // The queue sends one after the other: a second mail to the first person would come before this one.
    const other = lea();
    expect((await post("/registrations", { newcomer: other })).status).toBe(204);
    await forgetPassword(other.email);
    const subjectsTo = (to: string) =>
      running.mails.received.flatMap((one) => (one.to.includes(to) ? [one.mail.subject] : []));
    const [subject] = subjectsTo(email);
    await until(() => Promise.resolve(subjectsTo(other.email).includes(subject)));
    expect(subjectsTo(email)).toHaveLength(1);
    await running.server.end("SIGTERM");
  }, 180_000);
});

describe("A mail that ends the server each time", () => {
  it("does so twice: the third start sets it aside, for an administrator to see", async () => {
    running.mails.be("stalled");
    const before = running.mails.visits();
    await running.server.start();
    await forgetPassword();
    await running.dieAtMail(before + 1);
    await running.server.start();
    await running.dieAtMail(before + 2);

    await running.server.start();
    const admin = await signIn();
    const failed = async () => (await (await api("/failed-jobs", admin)).json()) as FailedJobs;
    await until(async () => (await failed()).total === 1);
    const lastError = "Le serveur s'est arrêté deux fois pendant ce travail";
    expect((await failed()).jobs).toMatchObject([{ kind: "password-reset", attempts: 2, lastError }]);
    expect(running.mails.visits()).toBe(before + 2);
    await running.server.end("SIGTERM");
  }, 180_000);
});
