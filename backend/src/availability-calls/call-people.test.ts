import { eq, sql } from "drizzle-orm";
import { assign, aTask, festival, identifierOf } from "../assignments/testing/assigning";
import { rowsOf } from "../database/driver";
import { users } from "../database/schema/people";
import { availabilityCalls } from "../database/schema/plannings";
import { fridayAt, makeAvailable, slot } from "../festival-tasks/testing/sheets";
import type { Role } from "../testing/cast";
import { roles } from "../testing/cast";
import { blockAt, board, callFor, mine, openCalls, setFestival } from "./testing/calling";

openCalls();

const all = roles.length;
const give = (who: Role, from: number, to: number) =>
  makeAvailable(festival, festival.ids[who], slot(from, to));
const everybodyBut = (...some: Role[]) => roles.filter((role) => !some.includes(role)).sort();

describe("The board of calls", () => {
  it("is for those who assign", async () => {
    for (const role of ["volunteer", "organiser", "matos"] as const) {
      expect((await festival.as[role].get("/availability-calls")).status).toBe(403);
      expect((await callFor(role, 18)).status).toBe(403);
    }
    expect((await festival.nobody.get("/availability-calls")).status).toBe(401);
    expect((await festival.nobody.post("/availability-calls", { starts: [fridayAt(18)] })).status).toBe(401);
  });

  it("AC-1 has the hours of the festival and of the days around it; none before its dates are known", async () => {
    const { blocks } = await board();
    expect(blocks).toHaveLength(132);
    await festival.as.admin.delete("/configuration/eventDate");
    expect(await board()).toEqual({ blocks: [], people: [] });
    await setFestival("2020-05-15T00:00:00+02:00");
    expect(await board()).toEqual({ blocks: [], people: [] });
  });

  it("AC-3 counts the empty places, who is free, and who is missing", async () => {
    const task = await aTask();
    expect((await blockAt(18)).block).toMatchObject({ needed: 2, free: 0, missing: 2 });
    await give("volunteer", 16, 22);
    expect((await blockAt(18)).block).toMatchObject({ needed: 2, free: 1, missing: 1 });
    expect((await assign(identifierOf(task), festival.ids.volunteer)).status).toBe(200);
    expect((await blockAt(18)).block).toMatchObject({ needed: 1, free: 0, missing: 1 });
    expect((await blockAt(20)).block).toMatchObject({ needed: 2, free: 1, missing: 1 });
    expect((await blockAt(22)).block).toMatchObject({ needed: 0, free: 0, missing: 0 });
  });

  it("has the charisma of the hours", async () => {
    await festival.as.humain.post("/charisma-periods", { name: "Soir", charisma: 7, ...slot(18, 21) });
    expect((await blockAt(18)).block?.charisma).toBe(14);
    expect((await blockAt(20)).block?.charisma).toBe(7);
  });

  it("AC-4 names who gave nothing there: neither the busy, nor those on a break, nor those who left", async () => {
    const task = await aTask();
    await give("volunteer", 18, 22);
    await give("colleague", 18, 20);
    await assign(identifierOf(task, 1), festival.ids.volunteer);
    await festival.as.humain.post(`/planning/${String(festival.ids.secu)}/break-periods`, {
      start: fridayAt(19),
      durationInHours: 2,
    });
    const { db } = festival.services;
    const change = (role: Role, fields: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(fields).where(eq(users.id, festival.ids[role]));
    await change("elec", { deletedAt: new Date() });
    await change("signa", { emailConfirmedAt: null });
    expect((await blockAt(18)).names.sort()).toEqual(
      everybodyBut("volunteer", "colleague", "secu", "elec", "signa"),
    );
    expect((await blockAt(20)).names.sort()).toEqual(everybodyBut("volunteer", "secu", "elec", "signa"));
    await change("elec", { deletedAt: null });
    await change("signa", { emailConfirmedAt: new Date() });
  });

  it("has nobody from outside the members", async () => {
    const { db } = festival.services;
    await db.execute(
      sql`delete from user_teams where team_code = 'benevole' and user_id = ${festival.ids.admin}`,
    );
    expect((await blockAt(18)).names.sort()).toEqual(everybodyBut("admin"));
    await db.execute(
      sql`insert into user_teams (user_id, team_code) values (${festival.ids.admin}, 'benevole')`,
    );
  });
});

describe("A call", () => {
  it("AC-6 writes once to each person, of their own hours alone", async () => {
    await give("volunteer", 18, 20);
    const answer = await callFor("humain", 18, 20, 22);
    expect([answer.status, answer.json()]).toEqual([201, { people: all }]);
    const mails = await festival.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(Object.values(festival.emails).sort());
    const to = (role: Role) => mails.find((mail) => mail.to === festival.emails[role]);
    expect(to("organiser")?.subject).toBe("On manque de monde vendredi 14 mai, 18h - 0h");
    expect(to("volunteer")?.subject).toBe("On manque de monde vendredi 14 mai, 20h - 0h");
    expect(to("volunteer")?.text).toContain("/availabilities?day=2027-05-14");
    expect(await mine("volunteer")).toEqual([{ ...slot(20, 24), charisma: 0 }]);
  });

  it("is remembered: nobody is called twice for an hour, and the board says how many were", async () => {
    await callFor("humain", 18);
    expect((await blockAt(18)).names).toEqual([]);
    expect((await blockAt(18)).block?.called).toBe(all);
    const again = await callFor("admin", 18);
    expect([again.status, again.message]).toEqual([
      409,
      "Il n'y a plus personne à appeler à ces heures : chacun a déjà répondu, ou a déjà été appelé",
    ]);
    await festival.mails();
    await callFor("humain", 18, 20);
    const mails = await festival.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: all }, () => "On manque de monde vendredi 14 mai, 20h - 22h"),
    );
  });

  it("by two managers at once writes one mail to each", async () => {
    const answers = await Promise.all([
      callFor("humain", 18, 20),
      callFor("admin", 18, 20),
      callFor("humain", 18, 20),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await festival.mails()).map(({ to }) => to).sort()).toEqual(
      Object.values(festival.emails).sort(),
    );
  });

  it("by two managers at once for hours that overlap asks nobody for the same hour twice", async () => {
    await Promise.all([callFor("humain", 18, 20), callFor("admin", 20, 22)]);
    const lines = (await festival.mails())
      .filter(({ to }) => to === festival.emails.volunteer)
      .map(({ subject }) => subject.replace("On manque de monde vendredi 14 mai, ", ""))
      .sort();
    expect([
      ["18h - 22h", "22h - 0h"],
      ["18h - 20h", "20h - 0h"],
    ]).toContainEqual(lines);
  });

  it("is in the journal, with its hours and the number of people", async () => {
    await callFor("humain", 18, 22);
    const [entry] = (await festival.as.admin.get("/audit-entries?kind=availabilities-called")).json<{
      entries: { details: object; actor: { id: number } }[];
    }>().entries;
    expect(entry).toMatchObject({
      actor: { id: festival.ids.humain },
      details: { count: all, hours: ["vendredi 14 mai, 18h - 20h", "vendredi 14 mai, 22h - 0h"] },
    });
  });

  it("goes by push too, to who wants news of the planning there, and by no way to who wants none", async () => {
    const { services, as, ids } = festival;
    const choose = (role: Role, mail: string[], push: string[]) =>
      as[role].patch("/preferences/me/reminders", { mail, push });
    await choose("volunteer", ["EVENING"], ["CHANGE"]);
    await choose("colleague", [], []);
    await services.db.execute(sql`insert into push_subscriptions (user_id, endpoint, keys)
      values (${ids.volunteer}, 'https://push.example.com/1', '{"p256dh":"a","auth":"b"}')`);
    await callFor("humain", 18);
    const mails = await festival.mails();
    expect(mails).toHaveLength(all - 2);
    const pushed = await services.db.execute(
      sql`select data->'notification'->>'path' as path, (data->>'userId')::int as "userId" from pgboss.job where name = 'push'`,
    );
    expect(rowsOf(pushed)).toEqual([{ path: "/availabilities?day=2027-05-14", userId: ids.volunteer }]);
    expect(await mine("colleague")).toEqual([{ ...slot(18, 20), charisma: 0 }]);
    for (const role of ["volunteer", "colleague"] as const) await choose(role, ["EVENING", "CHANGE"], []);
  });
});

describe("AC-2 Hours that can't be asked", () => {
  const starts = (...list: unknown[]) => festival.as.humain.post("/availability-calls", { starts: list });

  it.each([
    ["between two blocks", [fridayAt(19)], "Ces heures ne sont pas celles du festival"],
    ["outside of the festival", ["2027-07-14T16:00:00.000Z"], "Ces heures ne sont pas celles du festival"],
    ["of another century", ["9999-12-31T22:00:00.000Z"], "Début : doit être entre 2000 et 2099"],
    ["of no calendar", ["+275760-09-13T00:00:00.000Z"], "Début : une date est attendue (ISO 8601)"],
    ["that are no dates", [12], "Début : une date est attendue (ISO 8601)"],
    ["that are none", [], "Heures : choisis-en au moins une"],
    ["too many", Array.from({ length: 201 }, () => fridayAt(18)), "Heures : 200 plages au plus"],
  ])("%s are refused, and nobody is called", async (_, list, message) => {
    const answer = await starts(...list);
    expect([answer.status, answer.message]).toEqual([400, message]);
    expect(await festival.services.db.select().from(availabilityCalls)).toEqual([]);
  });

  it("that have begun are refused", async () => {
    const answer = await starts("2026-05-15T16:00:00.000Z");
    expect([answer.status, answer.message]).toEqual([
      409,
      "Ces heures ont déjà commencé : il est trop tard pour appeler",
    ]);
  });

  it("one of several refuses all of them", async () => {
    expect((await starts(fridayAt(18), fridayAt(19))).status).toBe(400);
    expect(await festival.services.db.select().from(availabilityCalls)).toEqual([]);
    expect(await festival.mails()).toEqual([]);
  });
});
