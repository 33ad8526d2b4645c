import type { ThanksState } from "@coulisses/shared-domain/contract/assignment/thanks";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq, sql } from "drizzle-orm";
import {
  aSlot,
  festival,
  mark,
  minutesFromNow,
  minutesLong,
  note,
  openCheckInFestival,
} from "../check-ins/testing/check-in-festival";
import { thanks } from "../database/schema/check-ins";
import { users } from "../database/schema/people";
import type { Role } from "../testing/cast";

openCheckInFestival();

const HOUR = 3_600_000;
const DAY_IN_MINUTES = 1440;
const over = minutesLong(120, -180);
const earlier = minutesLong(120, -360);
const form = { subject: "Merci !", text: "Merci pour tout.\n\nÀ bientôt" };
const send = (who: Role, body: object = form) => festival.as[who].post("/thanks", body);
const state = async () => (await festival.as.humain.get("/thanks")).json<ThanksState>();
const startFestival = (daysAgo: number) =>
  festival.as.admin.post("/configuration/eventDate", {
    value: { start: minutesFromNow(-daysAgo * DAY_IN_MINUTES) },
  });
const emailsOf = (...some: Role[]) => some.map((role) => festival.emails[role]).sort();
const addressees = async () => (await festival.mails()).map(({ to }) => to).sort();

/** Slots that these people came to, and one from which the organiser was absent. */
async function cameTo(...people: Role[]): Promise<void> {
  return cameAt(over, ...people);
}

async function cameAt(window: typeof over, ...people: Role[]): Promise<void> {
  const slot = await aSlot([...people, "organiser"], window);
  await note("organiser", slot, ...people.map((role) => mark(role)), mark("organiser", { kind: "ABSENT" }));
}

beforeEach(() => startFestival(7));
afterEach(async () => {
  await festival.mails();
  await festival.services.db.execute(sql`truncate thanks`);
});

describe("Thanks", () => {
  it("are for those who assign", async () => {
    await cameTo("volunteer");
    for (const role of ["volunteer", "organiser", "matos"] as const) {
      expect((await festival.as[role].get("/thanks")).status).toBe(403);
      expect((await send(role)).status).toBe(403);
    }
    expect((await festival.nobody.get("/thanks")).status).toBe(401);
    expect((await festival.nobody.post("/thanks", form)).status).toBe(401);
    expect(await addressees()).toEqual([]);
  });

  it("TH-2 TH-5 go to each person who did hours, with their own alone", async () => {
    await cameTo("volunteer", "colleague");
    await cameAt(earlier, "volunteer");
    expect(await state()).toMatchObject({ waiting: 2, thanked: 0, start: over.end });
    const answer = await send("humain");
    expect([answer.status, answer.json()]).toEqual([201, { people: 2 }]);
    const mails = await festival.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(emailsOf("volunteer", "colleague"));
    const to = (role: Role) => mails.find((mail) => mail.to === festival.emails[role]);
    expect(to("volunteer")?.subject).toBe("Merci !");
    expect(to("volunteer")?.text).toContain(
      "Merci pour tout.\n\nÀ bientôt\n\nTu as donné 4 h en 2 créneaux.",
    );
    expect(to("colleague")?.text).toContain("Tu as donné 2 h en 1 créneau.");
    expect(to("colleague")?.html).toContain("<p>Tu as donné 2 h en 1 créneau.</p>");
  });

  it("have an example of hours, without a name", async () => {
    await cameTo("volunteer");
    expect((await state()).example).toEqual({ worked: 2 * HOUR, slots: 1 });
  });

  it("TH-2 are nobody's whose account is closed, or whose address was never confirmed", async () => {
    const { db } = festival.services;
    await cameTo("volunteer", "colleague", "elec");
    const change = (role: Role, fields: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(fields).where(eq(users.id, festival.ids[role]));
    await change("colleague", { deletedAt: new Date() });
    await change("elec", { emailConfirmedAt: null });
    const [read, answer, written] = [await state(), await send("humain"), await addressees()];
    await change("colleague", { deletedAt: null });
    await change("elec", { emailConfirmedAt: new Date() });
    expect(read.waiting).toBe(1);
    expect(answer.json()).toEqual({ people: 1 });
    expect(written).toEqual(emailsOf("volunteer"));
  });

  it("count the hours of this edition alone", async () => {
    await cameTo("volunteer");
    await festival.services.db.execute(
      sql`update check_in_marks set start_at = start_at - interval '400 days'`,
    );
    expect((await state()).waiting).toBe(0);
  });

  it("TH-3 of an earlier edition keep nobody from these", async () => {
    await cameTo("volunteer");
    const before = { volunteerId: festival.ids.volunteer, edition: editionOf(over.end) - 1 };
    await festival.services.db.insert(thanks).values(before);
    expect((await send("humain")).json()).toEqual({ people: 1 });
  });

  it("are in the journal, with their subject and the number of people", async () => {
    await cameTo("volunteer");
    await send("humain");
    const [entry] = (await festival.as.admin.get("/audit-entries?kind=volunteers-thanked")).json<{
      entries: { details: object; actor: { id: number } }[];
    }>().entries;
    expect(entry).toMatchObject({
      actor: { id: festival.ids.humain },
      details: { count: 1, subject: "Merci !" },
    });
  });
});

describe("TH-1 Before the end", () => {
  const early = "Le festival n'est pas fini : les remerciements pourront partir dès le ";

  it("of the festival's days nobody is thanked", async () => {
    await cameTo("volunteer");
    await startFestival(1);
    const answer = await send("humain");
    expect([answer.status, answer.message.startsWith(early)]).toEqual([409, true]);
    expect(await addressees()).toEqual([]);
  });

  it("of the last slot nobody is thanked, unless its task was removed", async () => {
    await cameTo("volunteer");
    const coming = await aSlot(["colleague"], minutesLong(60, 60));
    expect((await state()).start).toBe(coming.end);
    expect((await send("humain")).status).toBe(409);
    await festival.as.organiser.delete(`/festival-tasks/${String(coming.taskId)}`);
    expect((await send("humain")).status).toBe(201);
  });

  it("before there are dates nobody is thanked", async () => {
    await festival.as.admin.delete("/configuration/eventDate");
    expect(await state()).toEqual({ start: null, waiting: 0, thanked: 0, example: null });
    const answer = await send("humain");
    expect([answer.status, answer.message]).toEqual([409, "Les dates du festival ne sont pas encore fixées"]);
  });
});

describe("TH-3 A second press", () => {
  it("writes to those alone who had no thanks yet, then to nobody", async () => {
    await cameTo("volunteer");
    await send("humain");
    await festival.mails();
    await cameAt(earlier, "volunteer", "colleague");
    expect(await state()).toMatchObject({ waiting: 1, thanked: 1 });
    expect((await send("admin")).json()).toEqual({ people: 1 });
    expect(await addressees()).toEqual(emailsOf("colleague"));
    const again = await send("humain");
    expect([again.status, again.message]).toEqual([
      409,
      "Toutes les personnes qui ont fait des heures ont déjà été remerciées",
    ]);
    expect(await addressees()).toEqual([]);
  });

  it("by another manager at once writes one mail to each", async () => {
    await cameTo("volunteer", "colleague", "matos");
    const answers = await Promise.all([send("humain"), send("admin"), send("humain")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await addressees()).toEqual(emailsOf("volunteer", "colleague", "matos"));
  });

  it("is refused while nobody came", async () => {
    await aSlot(["volunteer"], over);
    const answer = await send("humain");
    expect([answer.status, answer.message]).toEqual([
      409,
      "Personne n'a encore d'heures faites : pointe d'abord qui est venu",
    ]);
  });
});

describe("TH-4 The words", () => {
  it.each([
    [{ subject: " " }, "Objet : ne peut pas être vide"],
    [{ text: "\n" }, "Texte : ne peut pas être vide"],
    [{ subject: "a".repeat(151) }, "Objet : 150 caractères au plus"],
    [{ text: "a".repeat(2001) }, `Texte : ${(2000).toLocaleString("fr")} caractères au plus`],
    [{ text: 12 }, "Texte : un texte est attendu"],
  ])("%j are refused, and nobody is thanked", async (wrong, message) => {
    await cameTo("volunteer");
    const answer = await send("humain", { ...form, ...wrong });
    expect([answer.status, answer.message]).toEqual([400, message]);
    expect(await addressees()).toEqual([]);
  });

  it("are text in the mail, never HTML", async () => {
    await cameTo("volunteer");
    await send("humain", { subject: "Merci\r\nBcc: x@y.fr", text: "<script>alert(1)</script>" });
    const [mail] = await festival.mails();
    expect(mail?.subject).toBe("Merci Bcc: x@y.fr");
    expect(mail?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(mail?.html).not.toContain("<script>");
  });
});
