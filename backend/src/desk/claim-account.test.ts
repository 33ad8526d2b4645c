import type { ClaimLink } from "@coulisses/shared-domain/desk/claim";
import { eq } from "drizzle-orm";
import { userTeams } from "../database/schema/access";
import { auditEntries } from "../database/schema/audit";
import { deskWelcomes } from "../database/schema/desk";
import { users } from "../database/schema/people";
import { assignees } from "../database/schema/slots";
import { hashOf } from "../publishing/token-secret";
import {
  aGap,
  claim,
  festival,
  newEmail,
  newLink,
  newToken,
  openDesk,
  password,
  place,
  readLink,
  rowOf,
  welcomed,
  welcomeOf,
} from "./testing/desk-festival";

openDesk();
const OVER = expect.stringContaining("Ce lien n'est plus valable");
const outcome = ({ status, message }: { status: number; message: string }) => [status, message];

describe("DK-6 A link that claims an account", () => {
  it("has its secret after the #, the database only its hash, and lasts thirty days", async () => {
    const person = await welcomed();
    const answer = await newLink(person);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([201, "no-store"]);
    const { url, expiresAt } = answer.json<ClaimLink>();
    expect(url).toMatch(new RegExp(`/claim#${String(person.id)}\\.[\\w-]{43}$`));
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect([days > 29.9, days <= 30]).toEqual([true, true]);
    const [, secret = ""] = new URL(url).hash.split(".");
    expect(await welcomeOf(person)).toMatchObject({ claimHash: hashOf(secret) });
    const kept = JSON.stringify([
      await festival.services.db.select().from(deskWelcomes),
      await festival.services.db.select().from(auditEntries),
    ]);
    expect(kept).not.toContain(secret);
    expect((await readLink(`${String(person.id)}.${secret}`)).json()).toEqual({ firstname: "Zoé" });
  });

  it("is replaced by the next, whoever makes it", async () => {
    const person = await welcomed();
    const first = await newToken(person);
    const second = await newToken(person);
    expect(outcome(await readLink(first))).toEqual([404, OVER]);
    expect(outcome(await claim(first))).toEqual([404, OVER]);
    expect((await claim(second)).status).toBe(204);
  });

  it("works once", async () => {
    const person = await welcomed();
    const token = await newToken(person);
    expect((await claim(token)).status).toBe(204);
    expect(outcome(await readLink(token))).toEqual([404, OVER]);
    expect(outcome(await claim(token))).toEqual([404, OVER]);
    expect((await newLink(person)).status).toBe(409);
  });

  it("is for one of two who claim at once", async () => {
    const person = await welcomed();
    const token = await newToken(person);
    const emails = [newEmail(), newEmail()];
    const answers = await Promise.all(emails.map((email) => claim(token, { email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    const winner = emails[answers.findIndex(({ status }) => status === 204)];
    expect(await rowOf(person)).toMatchObject({ email: winner });
  });

  it("opens nothing once it is over, wrong, another's, or the account is closed", async () => {
    const [person, other] = [await welcomed(), await welcomed()];
    const token = await newToken(person);
    const [, secret = ""] = token.split(".");
    for (const wrong of [
      "",
      "x",
      `${String(other.id)}.${secret}`,
      `999999.${secret}`,
      `${String(person.id)}.${"a".repeat(43)}`,
      `${token}a`,
    ]) {
      expect(outcome(await readLink(wrong))).toEqual([404, OVER]);
      expect(outcome(await claim(wrong))).toEqual([404, OVER]);
    }
    const { db } = festival.services;
    await db
      .update(deskWelcomes)
      .set({ claimExpiresAt: new Date(Date.now() - 1) })
      .where(eq(deskWelcomes.userId, person.id));
    expect(outcome(await claim(token))).toEqual([404, OVER]);
    const fresh = await newToken(person);
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.id));
    expect(outcome(await claim(fresh))).toEqual([404, OVER]);
  });

  it("never opens an account that has an address, nor one that the desk did not make", async () => {
    const person = await welcomed();
    const token = await newToken(person);
    await festival.services.db.update(users).set({ email: newEmail() }).where(eq(users.id, person.id));
    expect(outcome(await claim(token))).toEqual([404, OVER]);
    const { volunteer } = festival.ids;
    const refusals = [
      await newLink(person),
      await newLink({ id: volunteer }),
      await newLink({ id: 999_999 }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 404]);
  });

  it("is not made for an account whose guarded rights the maker lacks", async () => {
    const person = await welcomed();
    await festival.services.db.insert(userTeams).values({ userId: person.id, teamCode: "admin" });
    expect((await newLink(person)).status).toBe(403);
    expect((await newLink(person, festival.as.admin)).status).toBe(201);
  });

  it("can be tried ten times in thirty seconds", async () => {
    const wrong = `${String((await welcomed()).id)}.${"b".repeat(43)}`;
    for (let tries = 0; tries < 10; tries++) expect((await claim(wrong)).status).toBe(404);
    expect((await claim(wrong)).status).toBe(429);
  });
});

describe("DK-7 A person who claims their account", () => {
  it("signs in to it with its slots and check-ins, and is asked to confirm the address", async () => {
    const person = await welcomed();
    await place(person, await aGap());
    const token = await newToken(person);
    const email = newEmail();
    await festival.mails();
    expect((await claim(token, { email: ` ${email.toUpperCase()} ` })).status).toBe(204);
    expect((await festival.nobody.post("/login", { email, password })).status).toBe(201);
    expect(await rowOf(person)).toMatchObject({ email, emailConfirmedAt: null });
    const { db } = festival.services;
    expect(await db.$count(assignees, eq(assignees.userId, person.id))).toBe(1);
    expect((await festival.mails()).map((mail) => [mail.to, mail.subject])).toEqual([
      [email, expect.stringContaining("Confirme ton adresse mail")],
    ]);
    expect(await welcomeOf(person)).toMatchObject({ claimHash: null, claimedAt: expect.any(Date) });
    const lines = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, person.id))
      .orderBy(auditEntries.id);
    expect(lines.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ["welcomed-at-desk", festival.ids.humain],
      ["claim-link-made", festival.ids.humain],
      ["email-changed", person.id],
      ["account-claimed", person.id],
      ["signed-in", person.id],
    ]);
  });

  it.each([
    [{ email: "nulle part" }, 400, "Adresse mail non valable"],
    [{ email: "zoe@insa-lyon.fr" }, 400, "Pas d'adresse insa 🙏"],
    [{ email: "accueil-1@sans-adresse.invalid" }, 400, "Adresse mail non valable"],
    [
      { password: "Azertyuiop-2026" },
      400,
      "Ce mot de passe est l'un des plus courants : choisis-en un autre",
    ],
    [
      { password: "court" },
      400,
      expect.stringContaining("Il faut au moins 12 caractères dans le mot de passe"),
    ],
  ])("with %o is refused, and the link stays", async (wrong, status, message) => {
    const token = await newToken(await welcomed());
    expect(outcome(await claim(token, wrong))).toEqual([status, message]);
    expect((await claim(token)).status).toBe(204);
  });

  it("is told that an address is taken, with the words of registration, and may choose another", async () => {
    const person = await welcomed();
    const token = await newToken(person);
    const taken = await claim(token, { email: festival.emails.organiser });
    expect(outcome(taken)).toEqual([409, "L'email est déjà utilisé par un autre utilisateur"]);
    expect(await rowOf(person)).toMatchObject({ email: expect.stringContaining("@sans-adresse.invalid") });
    expect((await claim(token)).status).toBe(204);
  });

  it("is told so of ten addresses a day at most", async () => {
    const token = await newToken(await welcomed());
    const tries = [];
    for (let rank = 0; rank < 10; rank++) {
      tries.push((await claim(token, { email: festival.emails.organiser })).status);
    }
    expect(tries).toEqual(Array<number>(10).fill(409));
    await festival.services.db.execute(
      "update attempts set expires_at = now() where expires_at < now() + interval '1 hour'",
    );
    expect((await claim(token)).status).toBe(429);
  });
});
