import { randomUUID } from "node:crypto";
import type { Adherent, Payer } from "@coulisses/shared-domain/contribution/contribution";
import { contributionExpiry } from "@coulisses/shared-domain/contribution/contribution";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq } from "drizzle-orm";
import { auditEntries } from "../database/schema/audit";
import { contributions } from "../database/schema/money";
import { hashPassword } from "../auth/passwords";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const edition = editionOf(new Date());
const server = useTestServer();
let sg: Person;
beforeAll(async () => {
  sg = await server.person({ firstname: "Sacha", teams: ["benevole", "bureau", "sg"] });
});

const adherent = (more = {}) => server.person({ teams: ["benevole", "hard"], ...more });
const pay = (adherentId: unknown, amount: unknown, { accessToken: token } = sg, key: string = randomUUID()) =>
  call(server, "POST", "/contributions", {
    token,
    headers: { "idempotency-key": key },
    body: { adherentId, amount },
  });
const pathOf = ({ id }: Person, of = edition) =>
  `/contributions/adherents/${String(id)}/editions/${String(of)}`;
const change = (person: Person, amount: unknown, of = edition) =>
  call(server, "PATCH", pathOf(person, of), { token: sg.accessToken, body: { amount } });
const remove = (person: Person, of = edition) =>
  call(server, "DELETE", pathOf(person, of), { token: sg.accessToken });
const list = async <One extends { id: number }>(which: "out-to-date" | "valid") =>
  (await call(server, "GET", `/contributions/${which}-adherents`, { token: sg.accessToken })).json<One[]>();
const owes = async ({ id }: Person) => (await list<Adherent>("out-to-date")).find((one) => one.id === id);
const payment = async ({ id }: Person) => (await list<Payer>("valid")).find((one) => one.id === id);
const rowsOf = ({ id }: Person) =>
  server.services.db.select().from(contributions).where(eq(contributions.adherentId, id));

describe("A contribution", () => {
  it("CO-1 CO-3 is paid for this edition, from now until the end of its August", async () => {
    const lea = await adherent({ firstname: "Léa", nickname: "Lélé", lastname: "Martin" });
    expect(await owes(lea)).toEqual({
      id: lea.id,
      firstname: "Léa",
      nickname: "Lélé",
      lastname: "Martin",
      email: lea.email,
      teams: ["hard", "benevole"],
    });
    const before = Date.now();
    expect((await pay(lea.id, 100)).status).toBe(204);
    expect(await owes(lea)).toBeUndefined();
    const paid = await payment(lea);
    expect(paid).toMatchObject({ firstname: "Léa", amount: 100, edition, teams: ["hard", "benevole"] });
    expect(Date.parse(paid?.paymentDate ?? "")).toBeGreaterThanOrEqual(before);
    const [row] = await rowsOf(lea);
    expect(row?.expirationDate).toEqual(contributionExpiry(edition));
  });

  it("CO-2 X9 is not paid by who may not, nor twice, nor below 1 €, in this order", async () => {
    const volunteer = await server.person({ teams: ["benevole", "soft"] });
    const lea = await adherent();
    const refusal = async (person: Person, amount: number) => {
      const { status, message } = await pay(person.id, amount);
      return [status, message];
    };
    const mayNot = [409, "Le bénévole n'est pas autorisé à payer la cotisation"];
    expect(await refusal(volunteer, 0)).toEqual(mayNot);
    expect(await refusal(lea, 99)).toEqual([400, "Le montant doit être supérieur ou égal à 1€"]);
    expect(await refusal(lea, -100)).toEqual([400, "Le montant doit être supérieur ou égal à 1€"]);
    expect(await refusal(lea, 1_000_001)).toEqual([400, "Le montant de la transaction est trop élevé"]);
    expect((await pay(lea.id, 1_000_000)).status).toBe(204);
    const already = [409, "Le bénévole a déjà payé sa cotisation pour cette édition"];
    expect(await refusal(lea, 0)).toEqual(already);
    expect((await payment(lea))?.amount).toBe(1_000_000);
  });

  it.each(["500", 5.5, null, undefined, [500], 1e300])(
    "can't be %j: cents are whole numbers",
    async (amount) => {
      const lea = await adherent();
      expect((await pay(lea.id, amount)).status).toBe(400);
      expect((await change(lea, amount)).status).toBe(400);
      expect(await owes(lea)).toBeDefined();
    },
  );

  it("is not that of a person unknown, nor of a person who left", async () => {
    const left = await adherent();
    const manager = await server.person({ teams: ["benevole", "hard", "humain"] });
    await call(server, "DELETE", `/users/${String(left.id)}`, { token: manager.accessToken });
    expect(await owes(left)).toBeUndefined();
    for (const id of [left.id, 2_147_483_647]) expect((await pay(id, 100)).status).toBe(404);
    for (const id of [0, "12", 1.5, null]) expect((await pay(id, 100)).status).toBe(400);
  });

  it("CO-4 is corrected without a change of its dates, from 1 €", async () => {
    const lea = await adherent();
    expect((await change(lea, 50)).message).toBe("La cotisation n'a pas été trouvée");
    await pay(lea.id, 500);
    const [before] = await rowsOf(lea);
    expect((await change(lea, 99)).status).toBe(400);
    expect((await change(lea, 700)).status).toBe(204);
    expect(await rowsOf(lea)).toEqual([{ ...before, amount: 700 }]);
    expect((await change(lea, 700, edition - 1)).status).toBe(404);
    for (const wrong of ["zero", "-1", "12345"]) {
      const path = `/contributions/adherents/${String(lea.id)}/editions/${wrong}`;
      expect((await call(server, "DELETE", path, { token: sg.accessToken })).status).toBe(400);
    }
  });

  it("is removed once, and may then be paid anew", async () => {
    const lea = await adherent();
    await pay(lea.id, 500);
    expect((await remove(lea)).status).toBe(204);
    const again = await remove(lea);
    expect([again.status, again.message]).toEqual([404, "La cotisation n'a pas été trouvée"]);
    expect(await owes(lea)).toBeDefined();
    expect((await pay(lea.id, 300)).status).toBe(204);
  });

  it("CO-5 of an earlier edition does not count, nor does it show", async () => {
    const lea = await adherent();
    const past = { adherentId: lea.id, edition: edition - 1, amount: 500 };
    await server.services.db
      .insert(contributions)
      .values({ ...past, expirationDate: contributionExpiry(edition - 1) });
    expect(await owes(lea)).toBeDefined();
    expect(await payment(lea)).toBeUndefined();
    expect((await pay(lea.id, 100)).status).toBe(204);
    expect((await change(lea, 600, edition - 1)).status).toBe(204);
    expect((await rowsOf(lea)).map(({ amount }) => amount).sort()).toEqual([100, 600]);
  });

  it("of a person noted by several treasurers at once is paid once", async () => {
    const lea = await adherent();
    const other = await server.person({ teams: ["benevole", "sg"] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => pay(lea.id, 100 + turn, turn % 2 ? sg : other)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      204,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await rowsOf(lea)).toHaveLength(1);
  });

  it("sent again with its key is the same gesture, without key none at all", async () => {
    const [lea, max] = [await adherent(), await adherent()];
    const key = randomUUID();
    expect((await pay(lea.id, 100, sg, key)).status).toBe(204);
    expect((await pay(lea.id, 100, sg, key)).status).toBe(204);
    expect((await pay(max.id, 100, sg, key)).status).toBe(422);
    const keyless = await call(server, "POST", "/contributions", {
      token: sg.accessToken,
      body: { adherentId: max.id, amount: 100 },
    });
    expect([keyless.status, keyless.message]).toEqual([400, "L'en-tête Idempotency-Key doit être un UUID"]);
    expect(await owes(max)).toBeDefined();
  });

  it("leaves in the journal who noted, changed and removed it", async () => {
    const lea = await adherent();
    await pay(lea.id, 500);
    await change(lea, 700);
    await remove(lea);
    const lines = await server.services.db
      .select({ kind: auditEntries.kind, by: auditEntries.actorId, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, lea.id))
      .orderBy(auditEntries.id);
    expect(lines).toEqual([
      { kind: "contribution-paid", by: sg.id, details: { edition, amount: 500 } },
      { kind: "contribution-changed", by: sg.id, details: { edition, amount: 700, formerAmount: 500 } },
      { kind: "contribution-removed", by: sg.id, details: { edition, amount: 700 } },
    ]);
  });

  it("is for those who manage contributions alone", async () => {
    const lea = await adherent();
    for (const answer of [
      await pay(lea.id, 100, lea),
      await call(server, "GET", "/contributions/valid-adherents", { token: lea.accessToken }),
      await call(server, "GET", "/contributions/out-to-date-adherents", { token: lea.accessToken }),
      await call(server, "PATCH", pathOf(lea), { token: lea.accessToken, body: { amount: 100 } }),
      await call(server, "DELETE", pathOf(lea), { token: lea.accessToken }),
    ]) {
      expect(answer.status).toBe(403);
    }
  });

  it("stays among those paid when who paid asks to be forgotten, without a name", async () => {
    const password = "Une-Phrase-2026!";
    const lea = await adherent({ passwordHash: await hashPassword(password) });
    await pay(lea.id, 500);
    const forgotten = await call(server, "POST", "/registrations/forget", {
      token: lea.accessToken,
      body: { credentials: { email: lea.email, password } },
    });
    expect(forgotten.status).toBe(204);
    expect(await payment(lea)).toMatchObject({ firstname: "Anonymous", amount: 500, teams: [] });
    expect((await change(lea, 600)).status).toBe(204);
  });
});
