import { eq, sql } from "drizzle-orm";
import { emailChanges, users } from "../database/schema/people";
import { rowsOf } from "../database/driver";
import { hashPassword } from "../auth/passwords";
import { call } from "../testing/calls";
import {
  aDayLater,
  addressOf,
  admin,
  answer,
  change,
  linesOf,
  linkIn,
  mailsTo,
  manage,
  manager,
  openAddressChanges,
  server,
  SPENT,
} from "./testing/address-changes";

openAddressChanges();

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
    await manage(person, { email: `other-${person.newEmail}` });
    expect((await answer("confirm", person.token)).message).toBe(SPENT);
    await server.services.jobs.settled();
    expect((await answer("confirm", linkIn(person.email)[1])).status).toBe(204);
    expect(await addressOf(person)).toBe(`other-${person.newEmail}`);
    await aDayLater();
    expect(await addressOf(person)).toBe(`other-${person.newEmail}`);
  });

  it("is not sent again for the same address", async () => {
    const person = await change();
    await manage(person, { email: person.newEmail });
    await server.services.jobs.settled();
    expect(linkIn(person.email)).toHaveLength(1);
  });

  it("leaves two managers who change it at once with one address that waits", async () => {
    const person = await change();
    const emails = ["one", "two"].map((name) => `${name}-${person.newEmail}`);
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
      await manage(person, { email: `by-gone-${person.email}` }, gone);
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
    const email = `mine-${person.newEmail}`;
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
