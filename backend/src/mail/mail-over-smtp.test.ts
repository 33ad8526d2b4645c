import { sampleLetters } from "@coulisses/shared-domain/testing/sample-mails";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { until } from "../jobs/testing/job-instances";
import { type MailServer, mailServer, type Mood } from "../jobs/testing/mail-server";
import { call } from "../testing/calls";
import { type Person, startTestServer, type TestServer } from "../testing/test-server";

let mails: MailServer;
let server: TestServer;
/** Log lines of failed jobs. */
const warnings: unknown[][] = [];
const warn = (...fieldsAndText: unknown[]): void => void warnings.push(fieldsAndText);

beforeAll(async () => {
  mails = await mailServer();
  server = await startTestServer({
    variables: { SMTP_URL: `${mails.url}?socketTimeout=400&greetingTimeout=400` },
    jobLog: { info: () => undefined, warn, error: warn },
  });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  mails.be("taking");
  mails.received.splice(0);
  warnings.splice(0);
  await server.services.db.execute(sql`truncate pgboss.job`);
});

type Kept = { state: string; attempts: number; retryLimit: number; error: string | null };
const kept = async () =>
  rowsOf<Kept>(
    await server.services.db.execute(sql`select state, retry_count as attempts, retry_limit as "retryLimit",
      output ->> 'message' as error from pgboss.job`),
  );
const makeDue = () =>
  server.services.db.execute(sql`update pgboss.job set start_after = now() - interval '1 s'`);

async function write({ id }: Pick<Person, "id">, letter = sampleLetters.enrolled): Promise<void> {
  await server.services.write((_tx, _changes, enqueue) =>
    Promise.resolve(enqueue("letter", { userId: id, letter })),
  );
  await server.services.jobs.settled();
}

describe("A mail that a real mail server takes", () => {
  it("arrives with its accents, as text and as HTML, at one address", async () => {
    const marie = await server.person({ firstname: "Hélène", lastname: "Lœuvre-Ñandú", nickname: "Nini 🎺" });
    await write(marie, { ...sampleLetters.activityRejected, subject: "Bal d'été à la Grange rejetée 🙀" });
    expect(mails.received).toHaveLength(1);
    const [{ from, to, mail } = { mail: undefined }] = mails.received;
    expect([from, to]).toEqual(["support@coulisses.test", [marie.email]]);
    expect(mail?.subject).toBe("Bal d'été à la Grange rejetée 🙀");
    expect(mail?.from).toMatchObject({ name: "24h de l'INSA", address: "support@coulisses.test" });
    expect(mail?.to).toMatchObject([{ name: "Hélène (Nini 🎺) Lœuvre-Ñandú", address: marie.email }]);
    expect(mail?.text).toContain("Bonjour Nini 🎺,");
    expect(mail?.text).toContain("Et l'horaire de la fanfare ?");
    expect(mail?.html).toContain("Bonjour Nini 🎺,");
    expect(mail?.html).toContain("Et l&#39;horaire de la fanfare ?");
  });

  it.each([
    ["<b>Marie</b>", "&lt;b&gt;Marie&lt;/b&gt;"],
    ['Marie" <tous@exemple.fr>, "', "Marie&quot; &lt;tous@exemple.fr&gt;, &quot;"],
  ])("shows a name such as %s as text, and goes to nobody else", async (nickname, shown) => {
    const person = await server.person({ nickname });
    await write(person);
    const [{ to, mail } = { mail: undefined }] = mails.received;
    expect(to).toEqual([person.email]);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.html).toContain(`Bonjour ${shown},`);
    expect(mail?.text).toContain(`Bonjour ${nickname},`);
  });

  it("gets no header from typed text", async () => {
    const person = await server.person({ lastname: "Curie\r\nBcc: tous@exemple.fr" });
    await write(person, {
      ...sampleLetters.enrolled,
      subject: "Fanfare\r\nBcc: tous@exemple.fr\r\n\r\nVide",
    });
    const [{ to, mail } = { mail: undefined }] = mails.received;
    expect(to).toEqual([person.email]);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.some(({ key }) => key === "bcc")).toBe(false);
    expect(mail?.subject).toBe("Fanfare Bcc: tous@exemple.fr Vide");
  });
});

describe("A mail server that does not take a mail", () => {
  it.each<[Mood, RegExp]>([
    ["busy", /451/],
    ["wrong password", /535/],
    ["stalled", /timeout|greeting/i],
    ["cut", /closed|unexpected|ECONNRESET/i],
  ])("for now, being %s, is asked again later and then does", async (mood, reason) => {
    mails.be(mood);
    const person = await server.person();
    await write(person);
    expect(await kept()).toMatchObject([{ state: "retry", attempts: 0 }]);
    expect(warnings).toEqual([
      [
        expect.objectContaining({ err: expect.objectContaining({ message: expect.stringMatching(reason) }) }),
        "job failed, tried again later",
      ],
    ]);
    expect(JSON.stringify(await kept())).not.toContain("secret");

    mails.be("taking");
    await makeDue();
    await server.services.jobs.settled();
    expect(mails.received.map(({ to }) => to)).toEqual([[person.email]]);
    expect(await kept()).toMatchObject([{ state: "completed", attempts: 1 }]);
  });

  it("for good is not asked again: an administrator reads why", async () => {
    mails.be("unknown");
    const admin = await server.person({ teams: ["admin"] });
    await write(await server.person());
    expect(await kept()).toMatchObject([{ state: "failed", attempts: 0 }]);
    expect(warnings.map(([, text]) => text)).toEqual(["job given up"]);
    const { jobs } = (await call(server, "GET", "/failed-jobs", { token: admin.accessToken })).json<{
      jobs: { id: string; lastError: string }[];
    }>();
    expect(jobs[0]?.lastError).toMatch(/550 5\.1\.1 mailbox unavailable/);

    mails.be("taking");
    const retry = `/failed-jobs/${String(jobs[0]?.id)}/retry`;
    expect((await call(server, "POST", retry, { token: admin.accessToken })).status).toBe(204);
    await server.services.jobs.settled();
    expect(mails.received).toHaveLength(1);
  });

  it("holds up nobody: calls are answered while it stalls", async () => {
    mails.be("stalled");
    const person = await server.person();
    const before = mails.visits();
    const writing = write(person);
    await until(() => Promise.resolve(mails.visits() > before));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(server, "GET", "/users/me", { token: person.accessToken })),
    );
    expect(mails.received).toEqual([]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await writing;
  });
});

describe("§0.1 The mail of test", () => {
  const send = (by: Person, body: object) =>
    call(server, "POST", "/mailtest", { token: by.accessToken, body });

  it("shows anyone who runs the site that mails arrive", async () => {
    const admin = await server.person({ teams: ["admin"] });
    expect((await send(admin, { email: "essai@exemple.fr", username: "Zoé" })).status).toBe(204);
    await server.services.jobs.settled();
    const [{ to, mail } = { mail: undefined }] = mails.received;
    expect(to).toEqual(["essai@exemple.fr"]);
    expect(mail?.subject).toBe("Mail de test de 24h de l'INSA");
    expect(mail?.text).toContain("Bonjour Zoé,");
  });

  it("is for nobody else, and goes to one address", async () => {
    const admin = await server.person({ teams: ["admin"] });
    const bureau = await server.person({ teams: ["benevole", "bureau", "humain"] });
    const zoe = { email: "essai@exemple.fr", username: "Zoé" };
    expect((await send(bureau, zoe)).status).toBe(403);
    expect((await send(admin, { ...zoe, email: "essai@exemple.fr, tous@exemple.fr" })).status).toBe(400);
    expect((await send(admin, { ...zoe, username: " " })).status).toBe(400);
    await server.services.jobs.settled();
    expect(mails.received).toEqual([]);
  });
});
