import { eq, sql } from "drizzle-orm";
import { rowsOf } from "../../database/driver";
import { passwordResets, users } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { startTestServer, useTestServer } from "../../testing/test-server";

const password = "Nouveau-mot-2026!";
const server = useTestServer();

async function forgot(email: string) {
  const answer = await call(server, "POST", "/forgot", { body: { email } });
  await server.services.jobs.settled();
  return answer;
}
const reset = (token: string, chosen = password, repeated = chosen) =>
  call(server, "POST", "/reset", { body: { token, password: chosen, password2: repeated } });

async function tokenMailedTo(email: string): Promise<string> {
  expect((await forgot(email)).status).toBe(204);
  const mail = server.mails.findLast(({ to }) => to === email);
  return /\/reset\/([0-9a-f]{40})/.exec(mail?.text ?? "")?.[1] ?? "no token";
}

describe("AUTH-7 A forgotten password", () => {
  it("is replaced through a link sent by mail, which ends every session", async () => {
    const person = await server.person({ email: "marie@example.org", firstname: "Marie <b>" });
    const token = await tokenMailedTo(person.email);
    const mail = server.mails.at(-1);
    expect(mail?.subject).toBe("Réinitialisation de ton mot de passe 24h de l'INSA");
    expect(mail?.html).toContain(`http://coulisses.test/reset/${token}`);
    expect(mail?.html).toContain("Bonjour Marie &lt;b&gt;,");

    expect((await reset(token)).status).toBe(204);
    expect((await call(server, "GET", "/users/me", { token: person.accessToken })).status).toBe(401);
    const login = await call(server, "POST", "/login", { body: { email: person.email, password } });
    expect(login.status).toBe(201);
  });

  it("has a link that serves once", async () => {
    const { email } = await server.person();
    const token = await tokenMailedTo(email);
    expect((await reset(token)).status).toBe(204);
    const again = await reset(token);
    expect([again.status, again.message]).toEqual([401, "Le token est invalide ou expiré"]);
  });

  it("has a link that lasts an hour", async () => {
    const { id, email } = await server.person();
    const token = await tokenMailedTo(email);
    await server.services.db
      .update(passwordResets)
      .set({ expiresAt: new Date() })
      .where(eq(passwordResets.userId, id));
    expect((await reset(token)).status).toBe(401);
  });

  it("has one link at a time: a new one replaces the one before", async () => {
    const { email } = await server.person();
    const first = await tokenMailedTo(email);
    const second = await tokenMailedTo(email);
    expect((await reset(first)).status).toBe(401);
    expect((await reset(second)).status).toBe(204);
  });

  it("is never kept as it is: the database only has the link's hash", async () => {
    const { id, email } = await server.person();
    const token = await tokenMailedTo(email);
    const [stored] = await server.services.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, id));
    expect(JSON.stringify(stored)).not.toContain(token);
    const jobs = await server.services.db.execute(sql`select data, output from pgboss.job`);
    expect(JSON.stringify(rowsOf(jobs))).not.toContain(token);
  });

  it("is asked for by the same work whether a person has the address or not, and nothing of it stays", async () => {
    const waiting = await startTestServer();
    await waiting.services.jobs.stop();
    const kept = sql`select name, state, data - 'email' - 'userId' as data from pgboss.job`;
    const asked = async (email: string) => {
      await waiting.services.db.execute(sql`truncate pgboss.job`);
      await call(waiting, "POST", "/forgot", { body: { email } });
      return rowsOf(await waiting.services.db.execute(kept));
    };
    const known = await asked((await waiting.person()).email);
    expect(known).toMatchObject([{ name: "password-reset", state: "created" }]);
    expect(await asked("nobody-either@example.org")).toEqual(known);
    await waiting.close();

    await forgot("nobody-at-all@example.org");
    expect(rowsOf(await server.services.db.execute(kept))).toEqual([]);
  });

  it("sends nothing to an address that nobody has, and does not tell", async () => {
    const sent = server.mails.length;
    expect((await forgot("nobody@example.org")).status).toBe(204);
    expect(server.mails.length).toBe(sent);
  });

  it("of a closed account is told to its owner alone", async () => {
    const { id, email } = await server.person();
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    const [closed, unknown] = [await forgot(email), await forgot("nobody-there@example.org")];
    expect([closed.status, closed.body]).toEqual([unknown.status, unknown.body]);
    const mail = server.mails.at(-1);
    expect([mail?.to, mail?.subject]).toEqual([email, "Ton compte 24h de l'INSA"]);
    expect(mail?.text).toContain(
      "Il y a une erreur avec ton compte, envoie un mail à support@coulisses.test",
    );
    expect(mail?.text).not.toContain("/reset/");
  });

  it("is mailed five times an hour, however many addresses ask", async () => {
    const { email } = await server.person();
    const from = (n: number) =>
      call(server, "POST", "/forgot", { body: { email }, remoteAddress: `10.0.0.${String(n)}` });
    for (let n = 1; n <= 5; n++) expect((await from(n)).status).toBe(204);
    expect((await from(6)).status).toBe(429);
    await server.services.jobs.settled();
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(5);
  });

  it("makes a known browser of the one where the new one was chosen, no matter who guesses meanwhile", async () => {
    const { id, email } = await server.person();
    for (let n = 0; n < 101; n++)
      await call(server, "POST", "/login", {
        body: { email, password: "no" },
        remoteAddress: `10.0.0.${String(n)}`,
      });
    const chosen = await reset(await tokenMailedTo(email));
    const logIn = (cookies: Record<string, string>) =>
      call(server, "POST", "/login", { body: { email, password }, cookies });
    expect((await logIn({})).status).toBe(429);
    const cookie = /coulisses-device-\d+=([^;]+)/.exec(String(chosen.headers["set-cookie"]))?.[1] ?? "";
    expect((await logIn({ [`coulisses-device-${String(id)}`]: cookie })).status).toBe(201);
  });
});

describe("A new password", () => {
  it("X10 must be typed twice the same", async () => {
    const token = await tokenMailedTo((await server.person()).email);
    const answer = await reset(token, password, `${password}x`);
    expect([answer.status, answer.message]).toEqual([400, "Les mot de passes ne sont pas identiques"]);
  });

  it("follows every rule, and each that it breaks is told", async () => {
    const token = await tokenMailedTo((await server.person()).email);
    const answer = await reset(token, "court");
    expect(answer.status).toBe(400);
    expect(answer.message.split("\n")).toHaveLength(4);
    expect((await reset(token)).status).toBe(204);
  });

  it("can't be tried more than twice a minute for one address", async () => {
    const { email } = await server.person();
    await forgot(email);
    await forgot(email);
    const answer = await forgot(email);
    expect([answer.status, answer.message]).toEqual([
      429,
      "Tu as essayé trop de fois, réessaye dans 60 secondes",
    ]);
  });
});
