import type { Me, Volunteer } from "@coulisses/shared-domain/contract/users";
import { and, asc, eq, like, sql } from "drizzle-orm";
import { auditEntries } from "../database/schema/audit";
import { emailChanges, users } from "../database/schema/people";
import { rowsOf } from "../database/driver";
import { hashPassword } from "../auth/passwords";
import { call } from "../testing/calls";
import { startTestServer, type TestServer } from "../testing/test-server";

type Person = Awaited<ReturnType<TestServer["person"]>>;
let server: TestServer;
let manager: Person, admin: Person;
let born = 0;
const SPENT = "Ce lien ne sert plus : le changement a déjà eu lieu, ou il a été refusé ou remplacé";

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
  admin = await server.person({ teams: ["admin"] });
});
afterAll(() => server.close());

const manage = ({ id }: Person, body: object, by = manager) =>
  call(server, "PUT", `/users/${String(id)}`, { token: by.accessToken, body });
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);
const addressOf = async ({ id }: Person) =>
  (await server.services.db.select().from(users).where(eq(users.id, id)))[0]?.email;
const linkIn = (email: string) =>
  mailsTo(email).flatMap(({ text }) => /\/email-change\/([0-9a-f]{40})/.exec(text)?.[1] ?? []);
const answer = (what: "confirm" | "refuse", token: string | undefined) =>
  call(server, "POST", `/email-changes/${what}`, { body: { token } });
const linesOf = async ({ id }: Person) => {
  const theirs = and(like(auditEntries.kind, "email-change%"), eq(auditEntries.subjectId, id));
  const lines = await server.services.db
    .select()
    .from(auditEntries)
    .where(theirs)
    .orderBy(asc(auditEntries.id));
  return lines.map(({ kind, actorId, details }) => ({ kind, actorId, details }));
};

/** A day passes. */
async function aDayLater() {
  await server.services.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 s' where name = 'email-change-due' and state = 'created'`,
  );
  await server.services.jobs.settled();
}

/** A person whose address the manager changes. */
async function change(teams: string[] = []) {
  const number = String(++born);
  const person = await server.person({ email: `old-${number}@example.org`, teams });
  const newEmail = `new-${number}@example.org`;
  const answered = await manage(person, { email: newEmail.toUpperCase() });
  expect([answered.status, answered.json<{ email: string }>().email]).toEqual([200, person.email]);
  await server.services.jobs.settled();
  return { ...person, newEmail, token: linkIn(person.email)[0] };
}

describe("Decision 58 An address changed by another", () => {
  it("does not count yet, and is told to both; the old one learns nothing of the new one", async () => {
    const person = await change();
    expect(await addressOf(person)).toBe(person.email);
    const [old] = mailsTo(person.email);
    expect(old?.subject).toBe("Ton adresse mail 24h de l'INSA va changer");
    expect(old?.text).not.toContain(person.newEmail);
    const [coming] = mailsTo(person.newEmail);
    expect(coming?.subject).toBe("Une adresse mail pour ton compte 24h de l'INSA");
    expect(coming?.text).not.toContain("/email-change/");
    expect((await call(server, "GET", "/users/me", { token: person.accessToken })).status).toBe(200);
  });

  it("counts once the old one confirmed it: both are told, sessions end", async () => {
    const person = await change();
    expect((await answer("confirm", person.token)).status).toBe(204);
    await server.services.jobs.settled();
    expect(await addressOf(person)).toBe(person.newEmail);
    expect(mailsTo(person.email).at(-1)?.subject).toBe("Ton adresse mail 24h de l'INSA a changé");
    expect(mailsTo(person.email).at(-1)?.text).not.toContain(person.newEmail);
    expect(mailsTo(person.newEmail).at(-1)?.subject).toBe("Confirme ton adresse mail pour 24h de l'INSA");
    expect((await call(server, "GET", "/users/me", { token: person.accessToken })).status).toBe(401);
  });

  it("counts after a day without an answer, and the day is a day", async () => {
    const person = await change();
    const due = await server.services.db.execute(
      sql`select extract(epoch from start_after - now())::int as seconds from pgboss.job
        where name = 'email-change-due' and data ->> 'userId' = ${String(person.id)}`,
    );
    const [{ seconds = 0 } = {}] = rowsOf<{ seconds?: number }>(due);
    expect(seconds).toBeGreaterThan(24 * 3_600 - 120);
    expect(seconds).toBeLessThanOrEqual(24 * 3_600);
    await aDayLater();
    expect(await addressOf(person)).toBe(person.newEmail);
    expect((await answer("refuse", person.token)).message).toBe(SPENT);
  });

  it("never counts once the old one refused it", async () => {
    const person = await change();
    expect((await answer("refuse", person.token)).status).toBe(204);
    await aDayLater();
    expect(await addressOf(person)).toBe(person.email);
    expect((await answer("confirm", person.token)).message).toBe(SPENT);
  });

  it("is in the journal: who asked, what became of it", async () => {
    const [confirmed, refused, late] = [await change(), await change(), await change()];
    await answer("confirm", confirmed.token);
    await answer("refuse", refused.token);
    await aDayLater();
    const asked = ({ email, newEmail }: typeof late) => ({
      kind: "email-change-asked",
      actorId: manager.id,
      details: { from: email, to: newEmail },
    });
    expect(await linesOf(confirmed)).toEqual([
      asked(confirmed),
      { kind: "email-changed", actorId: null, details: { from: confirmed.email, to: confirmed.newEmail } },
    ]);
    expect(await linesOf(refused)).toEqual([
      asked(refused),
      { kind: "email-change-refused", actorId: null, details: { to: refused.newEmail } },
    ]);
    expect(await linesOf(late)).toEqual([
      asked(late),
      { kind: "email-changed", actorId: manager.id, details: { from: late.email, to: late.newEmail } },
    ]);
  });

  it("sends a reset link asked meanwhile to the old one, and ends it when the new one counts", async () => {
    const person = await change();
    for (const email of [person.newEmail, person.email])
      await call(server, "POST", "/forgot", { body: { email } });
    await server.services.jobs.settled();
    const isReset = ({ text }: { text: string }) => text.includes("/reset/");
    expect(mailsTo(person.newEmail).filter(isReset)).toEqual([]);
    const token = /\/reset\/([0-9a-f]{40})/.exec(mailsTo(person.email).find(isReset)?.text ?? "")?.[1];
    await answer("confirm", person.token);
    const chosen = "Voleur-de-compte-1!";
    const reset = { token, password: chosen, password2: chosen };
    expect((await call(server, "POST", "/reset", { body: reset })).status).toBe(401);
  });
});

describe("Decision 58 The link to the old address", () => {
  it("serves once, even pressed twice at the same moment", async () => {
    const person = await change();
    const answers = await Promise.all([answer("confirm", person.token), answer("refuse", person.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect((await answer("confirm", person.token)).status).toBe(400);
  });

  it.each(["", "x", "0".repeat(40), "x".repeat(200)])("can't be guessed: %j", async (token) => {
    await change();
    expect((await answer("confirm", token)).status).toBe(400);
  });

  it("is worth nothing once another address was chosen, whose day begins then", async () => {
    const person = await change();
    await manage(person, { email: `other-${String(born)}@example.org` });
    expect((await answer("confirm", person.token)).message).toBe(SPENT);
    await server.services.jobs.settled();
    expect((await answer("confirm", linkIn(person.email)[1])).status).toBe(204);
    expect(await addressOf(person)).toBe(`other-${String(born)}@example.org`);
    await aDayLater();
    expect(await addressOf(person)).toBe(`other-${String(born)}@example.org`);
  });

  it("is not sent again for the same address", async () => {
    const person = await change();
    await manage(person, { email: person.newEmail });
    await server.services.jobs.settled();
    expect(linkIn(person.email)).toHaveLength(1);
  });

  it("leaves two managers who change it at once with one address that waits", async () => {
    const person = await change();
    const emails = ["one", "two"].map((name) => `${name}-${String(born)}@example.org`);
    const answers = await Promise.all(emails.map((email) => manage(person, { email })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const waiting = await server.services.db
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.userId, person.id));
    expect(waiting).toHaveLength(1);
    await aDayLater();
    expect(emails).toContain(await addressOf(person));
  });
});

describe("Decision 58 What happens while an address waits", () => {
  it("another account takes it: nothing changes, and the journal says so", async () => {
    const person = await change();
    await server.person({ email: person.newEmail });
    expect((await answer("confirm", person.token)).status).toBe(409);
    await aDayLater();
    expect(await addressOf(person)).toBe(person.email);
    expect((await linesOf(person)).at(-1)).toMatchObject({ kind: "email-change-dropped" });
  });

  it("the account gets rights that its manager lacks: nothing changes", async () => {
    const person = await change(["hard"]);
    await call(server, "PATCH", `/users/${String(person.id)}/teams`, {
      token: admin.accessToken,
      body: ["sg"],
    });
    await aDayLater();
    expect(await addressOf(person)).toBe(person.email);
    expect((await linesOf(person)).at(-1)).toMatchObject({ kind: "email-change-dropped" });
  });

  it("a team of the account gets such a right: nothing changes", async () => {
    const person = await change(["concert"]);
    const token = admin.accessToken;
    await call(server, "POST", "/permissions/manage-config/teams", { token, body: { team: "concert" } });
    await aDayLater();
    await call(server, "DELETE", "/permissions/manage-config/teams/concert", { token });
    expect(await addressOf(person)).toBe(person.email);
  });

  it("its manager loses the right, or the account: nothing changes", async () => {
    for (const [method, path] of [
      ["DELETE", "/teams/humain"],
      ["DELETE", ""],
    ] as const) {
      const gone = await server.person({ teams: ["humain"] });
      const person = await server.person();
      await manage(person, { email: `by-gone-${String(++born)}@example.org` }, gone);
      await call(server, method, `/users/${String(gone.id)}${path}`, { token: admin.accessToken });
      await aDayLater();
      expect(await addressOf(person)).toBe(person.email);
    }
  });

  it("the account is closed or forgotten: the link is worth nothing", async () => {
    const [closed, forgotten] = [await change(), await change()];
    const token = manager.accessToken;
    await call(server, "DELETE", `/users/${String(closed.id)}`, { token });
    await call(server, "DELETE", `/registrations/forget/${forgotten.email}`, { token });
    for (const person of [closed, forgotten]) {
      expect((await answer("confirm", person.token)).message).toBe(SPENT);
      await aDayLater();
    }
    expect(await addressOf(closed)).toBe(closed.email);
    expect(await addressOf(forgotten)).toBeUndefined();
  });

  it("its owner changes it: the other one waits no more", async () => {
    const currentPassword = "Une-Phrase-A-Moi-2026!";
    const person = await change();
    const passwordHash = await hashPassword(currentPassword);
    await server.services.db.update(users).set({ passwordHash }).where(eq(users.id, person.id));
    const email = `mine-${String(born)}@example.org`;
    const body = { currentPassword, email };
    const own = await call(server, "PUT", "/users/me/email", { token: person.accessToken, body });
    expect(own.status).toBe(204);
    expect((await answer("confirm", person.token)).message).toBe(SPENT);
    await aDayLater();
    expect(await addressOf(person)).toBe(email);
  });

  it("an address of another account is refused at once", async () => {
    const person = await server.person();
    const taken = await manage(person, { email: admin.email });
    expect([taken.status, taken.message]).toEqual([409, "L'email est déjà utilisé par un autre utilisateur"]);
  });

  it("and one that is the same changes nothing and tells nobody", async () => {
    const person = await server.person();
    expect((await manage(person, { email: person.email })).status).toBe(200);
    await server.services.jobs.settled();
    expect(mailsTo(person.email)).toEqual([]);
    expect(await linesOf(person)).toEqual([]);
  });
});

describe("Decision 58 An address that waits", () => {
  const read = async (by: Person, path: string) =>
    (await call(server, "GET", path, { token: by.accessToken })).json<Partial<Volunteer & Me>>();
  const keep = (by: Person, path: string) =>
    call(server, "DELETE", `${path}/email-change`, { token: by.accessToken });
  const NOTHING_WAITS = "Aucun changement d'adresse n'attend : il a eu lieu, ou il a été repris ou refusé";

  it("is seen by those who manage users, with when it counts", async () => {
    const person = await change();
    const { pendingEmail } = await read(manager, `/users/${String(person.id)}`);
    expect(pendingEmail?.email).toBe(person.newEmail);
    const hours = (Date.parse(pendingEmail?.countsAt ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect((await read(manager, `/users/${String(admin.id)}`)).pendingEmail).toBeNull();
  });

  it("is told to its person without being named: the old address may not be theirs", async () => {
    const person = await change(["benevole", "hard"]);
    const me = await read(person, "/users/me");
    const { pendingEmail } = await read(manager, `/users/${String(person.id)}`);
    expect(me.emailChangesAt).toBe(pendingEmail?.countsAt);
    expect(JSON.stringify(me)).not.toContain(person.newEmail);
    expect(await read(person, `/users/${String(person.id)}`)).not.toHaveProperty("pendingEmail");
    expect((await read(manager, "/users/me")).emailChangesAt).toBeNull();
  });

  it.each([
    ["its person", (person: Person) => person, () => "/users/me"],
    ["who manages users", () => manager, ({ id }: Person) => `/users/${String(id)}`],
  ])("is taken back by %s, and never counts", async (_who, by, path) => {
    const person = await change();
    expect((await keep(by(person), path(person))).status).toBe(204);
    expect((await read(person, "/users/me")).emailChangesAt).toBeNull();
    expect((await linesOf(person)).at(-1)).toEqual({
      kind: "email-change-refused",
      actorId: by(person).id,
      details: { to: person.newEmail },
    });
    expect((await answer("confirm", person.token)).message).toBe(SPENT);
    await aDayLater();
    expect(await addressOf(person)).toBe(person.email);
    const again = await keep(by(person), path(person));
    expect([again.status, again.message]).toEqual([409, NOTHING_WAITS]);
  });

  it("stays when who takes it back has less rights than the account", async () => {
    const sg = await server.person({ email: "sg-old@example.org", teams: ["sg"] });
    await manage(sg, { email: "sg-new@example.org" }, admin);
    expect((await keep(manager, `/users/${String(sg.id)}`)).status).toBe(403);
    expect((await read(admin, `/users/${String(sg.id)}`)).pendingEmail?.email).toBe("sg-new@example.org");
    expect((await keep(manager, "/users/2147483647")).status).toBe(404);
  });
});
