import { randomUUID } from "node:crypto";
import { presencesOf } from "@coulisses/shared-domain/check-in/presence";
import { addDays, parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { sql } from "drizzle-orm";
import type { Role } from "../testing/cast";
import {
  aSlot,
  mark,
  minutesFromNow,
  note,
  openCheckInFestival,
  pathOf,
  refusals,
  sheetOf,
  type Slot,
  festival,
} from "./testing/check-in-festival";

openCheckInFestival();

const statesAt = async (slot: Slot) => {
  const { marks } = await sheetOf("humain", slot);
  return Object.fromEntries(
    [...presencesOf(marks, createPeriod(slot))].map(([id, { state }]) => [id, state]),
  );
};
const anyMark = { id: randomUUID(), userId: 1, kind: "ARRIVED", replacedBy: null };
const NOT_IN_CHARGE = "Seules les personnes responsables de cette tâche peuvent pointer ce créneau";
const NOT_HERE = "Cette personne n'est pas sur ce créneau : elle ne peut qu'y remplacer quelqu'un";

describe("The sheet of a slot", () => {
  it("tells who is expected with their codes, and what was noted", async () => {
    const { volunteer, matos } = festival.ids;
    const slot = await aSlot(["volunteer", "matos"]);
    const arrival = mark("volunteer");
    expect((await note("organiser", slot, arrival)).json()).toEqual({ refused: [] });
    const { people, marks, ...facts } = await sheetOf("organiser", slot);
    expect(facts).toEqual({ ...slot, name: "Tenir le bar", appointment: expect.any(String) });
    expect(people.map(({ id, isExpected }) => [id, isExpected])).toEqual([
      [matos, true],
      [volunteer, true],
    ]);
    expect(marks).toEqual([arrival]);
    const codes = people.map(({ code }) => code);
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{10}$/);
    expect((await sheetOf("humain", slot)).people.map(({ code }) => code)).toEqual(codes);
  });

  it("CI-1 is for anyone who assigns and for those in charge of the task alone", async () => {
    const slot = await aSlot(["volunteer"]);
    for (const stranger of ["volunteer", "colleague"] as const) {
      const read = await festival.as[stranger].get(pathOf(slot));
      expect([read.status, read.message]).toEqual([403, NOT_IN_CHARGE]);
      const written = await note(stranger, slot, mark("volunteer"));
      expect([written.status, written.message]).toEqual([403, NOT_IN_CHARGE]);
    }
    expect((await festival.nobody.get(pathOf(slot))).status).toBe(401);
    const task = `/festival-tasks/${String(slot.taskId)}`;
    await festival.as.organiser.post(`${task}/instructions/contacts`, {
      contactId: festival.ids.colleague,
    });
    expect((await note("colleague", slot, mark("volunteer"))).status).toBe(200);
    expect((await note("humain", slot, mark("volunteer"))).status).toBe(200);
  });

  it("shows telephones to those who see them on the timeline", async () => {
    const slot = await aSlot(["matos"]);
    const phones = async (by: Role) => (await sheetOf(by, slot)).people.map(({ phone }) => phone);
    expect(await phones("organiser")).toEqual([expect.any(String)]);
    const path = `/festival-tasks/${String(slot.taskId)}/instructions/contacts`;
    await festival.as.organiser.post(path, { contactId: festival.ids.volunteer });
    expect(await phones("volunteer")).toEqual([undefined]);
  });

  it("is not found for a slot that is no more", async () => {
    const slot = await aSlot(["volunteer"]);
    for (const other of [
      { ...slot, assignmentId: "1" },
      { ...slot, taskId: 9_999 },
    ]) {
      expect((await festival.as.humain.get(pathOf(other))).status).toBe(404);
      expect((await note("humain", other, mark("volunteer"))).status).toBe(404);
    }
  });
});

describe("A mark", () => {
  it("counts once, however often it arrives, from one phone or two", async () => {
    const { volunteer } = festival.ids;
    const slot = await aSlot(["volunteer"]);
    const arrival = mark("volunteer");
    const answers = await Promise.all(
      (["organiser", "humain", "organiser"] as const).map((by) => note(by, slot, arrival)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sheetOf("humain", slot)).marks).toEqual([arrival]);
    expect(await statesAt(slot)).toEqual({ [volunteer]: "arrived" });
  });

  it("of two phones that were without network gives the same, whichever comes back first", async () => {
    const { volunteer, matos } = festival.ids;
    const one = [
      mark("volunteer", { notedAt: minutesFromNow(-20) }),
      mark("matos", { kind: "ABSENT", notedAt: minutesFromNow(-18) }),
    ];
    const other = [
      mark("volunteer", { notedAt: minutesFromNow(-15) }),
      mark("matos", { notedAt: minutesFromNow(-10) }),
    ];
    for (const order of [
      [one, other],
      [other, one],
    ]) {
      await festival.services.db.execute(sql`truncate festival_tasks cascade`);
      const slot = await aSlot(["volunteer", "matos"]);
      // Each phone names its marks, so those of the second slot are others.
      for (const marks of order) {
        await note("organiser", slot, ...marks.map((noted) => ({ ...noted, id: randomUUID() })));
      }
      expect(await statesAt(slot)).toEqual({ [volunteer]: "arrived", [matos]: "arrived" });
      const presences = presencesOf((await sheetOf("humain", slot)).marks, createPeriod(slot));
      expect(presences.get(volunteer)).toMatchObject({ arrivedAt: new Date(one[0]?.notedAt ?? "") });
    }
  });

  it("CI-6 is refused for a person who isn't on the slot, and the others are kept", async () => {
    const slot = await aSlot(["volunteer"]);
    expect(await refusals("organiser", slot, mark("elec"), mark("volunteer"))).toEqual([NOT_HERE]);
    expect(await statesAt(slot)).toEqual({ [festival.ids.volunteer]: "arrived" });
    expect(await refusals("organiser", slot, mark("volunteer", { userId: 9_999 }))).toEqual([NOT_HERE]);
  });

  it("CI-6 lets a member replace a volunteer, and puts them on the slot", async () => {
    const { volunteer, elec } = festival.ids;
    const slot = await aSlot(["volunteer"]);
    const replaced = mark("volunteer", { kind: "REPLACED", replacedBy: elec });
    expect(await refusals("organiser", slot, mark("elec"), replaced)).toEqual([]);
    expect(await statesAt(slot)).toEqual({ [volunteer]: "replaced", [elec]: "arrived" });
    expect((await sheetOf("organiser", slot)).people.map(({ id, isExpected }) => [id, isExpected])).toEqual([
      [volunteer, true],
      [elec, false],
    ]);
    expect(
      await refusals("organiser", slot, mark("elec", { kind: "LEFT", notedAt: minutesFromNow(1) })),
    ).toEqual([]);
    const wrong = { kind: "REPLACED" as const, replacedBy: 9_999 };
    expect(await refusals("organiser", slot, mark("volunteer", wrong))).toEqual([
      "La personne qui remplace n'existe pas",
    ]);
  });

  it("CI-5 comes neither from the future nor from before the festival", async () => {
    const slot = await aSlot(["volunteer"]);
    expect(
      await refusals(
        "organiser",
        slot,
        mark("volunteer", { notedAt: minutesFromNow(10) }),
        mark("volunteer", { notedAt: "2020-01-01T00:00:00.000Z" }),
      ),
    ).toEqual([
      "Ce pointage vient du futur : vérifie l'heure de ton téléphone",
      "Ce pointage est plus ancien que le festival : vérifie l'heure de ton téléphone",
    ]);
    expect((await sheetOf("organiser", slot)).marks).toEqual([]);
  });

  it("CI-5 of a slot of yesterday is for anyone who assigns, and of an older one for nobody", async () => {
    const yesterday = parisInstant(addDays(parisDay(new Date()), -1));
    const endingAt = (end: Date) => ({
      start: new Date(end.getTime() - 7_200_000).toISOString(),
      end: end.toISOString(),
    });
    const slot = await aSlot(["volunteer"], endingAt(yesterday));
    const arrival = mark("volunteer");
    const late = await note("organiser", slot, arrival);
    expect([late.status, late.message]).toEqual([
      409,
      expect.stringMatching(/^Ce créneau s'est terminé le .* : il ne peut plus être pointé$/),
    ]);
    expect((await note("humain", slot, arrival)).json()).toEqual({ refused: [] });
    expect(await statesAt(slot)).toEqual({ [festival.ids.volunteer]: "arrived" });
    // Known already: a phone that had no answer is not told that it is too late.
    expect((await note("organiser", slot, arrival)).status).toBe(200);
    const older = await aSlot(["matos"], endingAt(new Date(yesterday.getTime() - 60_000)));
    expect((await note("humain", older, mark("matos"))).status).toBe(409);
  });

  it("CI-5 of a slot of next year, or of this evening, is not taken yet", async () => {
    for (const hours of [4, 24 * 365]) {
      const slot = await aSlot(["volunteer"], {
        start: minutesFromNow(hours * 60),
        end: minutesFromNow(hours * 60 + 90),
      });
      const early = await note("humain", slot, mark("volunteer"));
      expect([early.status, early.message]).toEqual([
        409,
        expect.stringMatching(/^Ce créneau commence le .* : il se pointe à partir de 3 h avant$/),
      ]);
    }
  });

  it("CI-6 whose id is that of another one is refused, and changes nothing", async () => {
    const [slot, other] = [await aSlot(["volunteer", "matos"]), await aSlot(["elec"])];
    const arrival = mark("volunteer");
    const absence = mark("matos", { kind: "ABSENT", id: arrival.id });
    const message = "Ce pointage porte l'identifiant d'un autre";
    expect(await refusals("organiser", slot, arrival, arrival, absence)).toEqual([message]);
    expect(await refusals("organiser", slot, { ...arrival, kind: "ABSENT" })).toEqual([message]);
    expect(await refusals("organiser", other, arrival)).toEqual([message]);
    expect((await sheetOf("organiser", slot)).marks).toEqual([arrival]);
    expect((await sheetOf("organiser", other)).marks).toEqual([]);
  });

  it("CI-6 about a person who came and was taken off the slot since may still be completed", async () => {
    const { volunteer } = festival.ids;
    const slot = await aSlot(["volunteer", "matos"]);
    await note("organiser", slot, mark("volunteer", { notedAt: minutesFromNow(-20) }));
    await festival.services.db.execute(
      sql`delete from assignees where task_id = ${slot.taskId} and user_id = ${volunteer}`,
    );
    expect(await refusals("organiser", slot, mark("volunteer", { kind: "LEFT" }))).toEqual([]);
    expect(await statesAt(slot)).toEqual({ [volunteer]: "left" });
  });

  it.each([
    ["nothing at all", {}],
    ["no mark", { marks: [] }],
    ["an id that is no uuid", { marks: [{ kind: "ARRIVED", replacedBy: null, userId: 1, id: "1" }] }],
    ["another kind", { marks: [{ kind: "LATE", replacedBy: null, userId: 1, id: randomUUID() }] }],
    ["an instant of year 1", { marks: [{ ...anyMark, notedAt: "0001-01-01T00:00:00.000Z" }] }],
    ["an instant of year 9999", { marks: [{ ...anyMark, notedAt: "9999-12-31T23:59:59.000Z" }] }],
    ["too many", { marks: Array.from({ length: 201 }, () => ({})) }],
  ])("refuses a body with %s", async (_, body) => {
    const slot = await aSlot(["volunteer"]);
    expect((await festival.as.organiser.post(`${pathOf(slot)}/marks`, body)).status).toBe(400);
  });
});
