import { randomUUID } from "node:crypto";
import { presencesOf } from "@coulisses/shared-domain/check-in/presence";
import type { SlotWithMissing } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { HoursReport } from "@coulisses/shared-domain/contract/assignment/hours";
import { ofMinutes } from "@coulisses/shared-domain/time/duration";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { sql } from "drizzle-orm";
import { checkInMarks, workedSlots } from "../database/schema/check-ins";
import {
  aSlot,
  festival,
  mark,
  minutesFromNow,
  minutesLong,
  note,
  openCheckInFestival,
  pathOf,
  refusals,
  sheetOf,
  type Slot,
} from "./testing/check-in-festival";

openCheckInFestival();

const after = ({ start }: Slot, minutes: number) =>
  new Date(Date.parse(start) + ofMinutes(minutes)).toISOString();
const workedMinutes = async () => {
  const rows = await festival.services.db.select().from(workedSlots);
  return rows.map(({ worked }) => worked / ofMinutes(1));
};
const over = () => minutesLong(120, -150);

describe("CI-9 The hour said of an arrival or a leaving", () => {
  it("is on the sheet, and its minutes count wherever hours do", async () => {
    const slot = await aSlot(["volunteer"], over());
    const arrival = mark("volunteer", { happenedAt: after(slot, 25) });
    const leaving = mark("volunteer", {
      kind: "LEFT",
      happenedAt: after(slot, 90),
      notedAt: minutesFromNow(1),
    });
    expect(await refusals("organiser", slot, arrival, leaving)).toEqual([]);
    expect((await sheetOf("organiser", slot)).marks).toEqual([arrival, leaving]);
    expect(await workedMinutes()).toEqual([65]);
    const { people } = (await festival.as.humain.get("/check-ins/hours")).json<HoursReport>();
    expect(people[0]?.hours[0]?.worked).toBe(ofMinutes(65));
  });

  it("of two phones gives the same, whichever comes back first", async () => {
    const { volunteer } = festival.ids;
    for (const isFirst of [true, false]) {
      await festival.services.db.execute(sql`truncate festival_tasks, check_in_marks cascade`);
      const slot = await aSlot(["volunteer"], over());
      const phones = [
        [mark("volunteer", { happenedAt: after(slot, 20), notedAt: after(slot, 60) })],
        [
          mark("volunteer", { notedAt: after(slot, 30) }),
          mark("volunteer", { happenedAt: after(slot, 10), notedAt: after(slot, 40) }),
          mark("volunteer", { kind: "LEFT", notedAt: after(slot, 80) }),
        ],
      ];
      for (const marks of isFirst ? phones : phones.reverse()) await note("organiser", slot, ...marks);
      expect(await workedMinutes()).toEqual([60]);
      const presences = presencesOf((await sheetOf("humain", slot)).marks, createPeriod(slot));
      expect(presences.get(volunteer)).toMatchObject({
        state: "left",
        arrivedAt: new Date(after(slot, 20)),
      });
    }
  });

  it("is stored once from several phones at once, and another hour under its id is refused", async () => {
    const slot = await aSlot(["volunteer"], over());
    const arrival = mark("volunteer", { happenedAt: after(slot, 25) });
    const answers = await Promise.all(
      (["organiser", "humain", "organiser"] as const).map((by) => note(by, slot, arrival)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sheetOf("humain", slot)).marks).toEqual([arrival]);
    const [others, message] = [
      [
        { ...arrival, happenedAt: after(slot, 30) },
        { ...arrival, happenedAt: null },
      ],
      "Ce pointage porte l'identifiant d'un autre",
    ];
    expect(await refusals("organiser", slot, ...others)).toEqual([message, message]);
  });

  it("is for those in charge of this slot alone", async () => {
    const slot = await aSlot(["volunteer"], over());
    const other = await aSlot(["matos"], over());
    const task = `/festival-tasks/${String(other.taskId)}/instructions/contacts`;
    await festival.as.organiser.post(task, { contactId: festival.ids.colleague });
    const arrival = mark("volunteer", { happenedAt: after(slot, 25) });
    for (const stranger of ["volunteer", "colleague"] as const) {
      expect((await note(stranger, slot, arrival)).status).toBe(403);
    }
    expect((await festival.nobody.post(`${pathOf(slot)}/marks`, { marks: [arrival] })).status).toBe(401);
    expect(await workedMinutes()).toEqual([]);
  });

  it("may be absent, as phones of before send their marks", async () => {
    const slot = await aSlot(["volunteer"], over());
    const { happenedAt: _hour, isIll: _ill, ...before } = mark("volunteer");
    expect(await refusals("organiser", slot, before)).toEqual([]);
    expect(await workedMinutes()).toEqual([120]);
    // Sent again, by the same phone with its new version.
    expect(await refusals("organiser", slot, { ...before, happenedAt: null, isIll: false })).toEqual([]);
  });
});

describe("CI-10 An absurd hour", () => {
  it("is refused with its reason, and the other marks are kept", async () => {
    const slot = await aSlot(["volunteer", "matos"], over());
    const found = await refusals(
      "organiser",
      slot,
      mark("volunteer", { happenedAt: after(slot, -181) }),
      mark("volunteer", { happenedAt: after(slot, 120) }),
      mark("volunteer", { kind: "LEFT", happenedAt: after(slot, 0) }),
      mark("volunteer", { kind: "LEFT", happenedAt: after(slot, 24 * 60) }),
      mark("volunteer", { happenedAt: after(slot, 60), notedAt: after(slot, 30) }),
      mark("volunteer", { kind: "ABSENT", happenedAt: after(slot, 60) }),
      mark("matos"),
    );
    expect(found.map((message) => message.replaceAll(/\d\d:\d\d/g, "…"))).toEqual([
      "L'arrivée est entre … et …",
      "L'arrivée est entre … et …",
      "Le départ est entre … et …",
      "Le départ est entre … et …",
      "Il n'est pas encore …",
      "Seuls une arrivée et un départ ont une heure",
    ]);
    expect((await sheetOf("organiser", slot)).marks.map(({ userId }) => userId)).toEqual([
      festival.ids.matos,
    ]);
  });

  it.each(["hier", "0001-01-01T00:00:00.000Z", 18])("%j is no instant", async (happenedAt) => {
    const slot = await aSlot(["volunteer"], over());
    const body = { marks: [{ ...mark("volunteer"), happenedAt }] };
    expect((await festival.as.organiser.post(`${pathOf(slot)}/marks`, body)).status).toBe(400);
  });

  it("is taken by the database neither", async () => {
    const slot = await aSlot(["volunteer"], over());
    const stored = (of: object) => ({
      ...slot,
      id: randomUUID(),
      userId: festival.ids.volunteer,
      kind: "ARRIVED" as const,
      startAt: new Date(slot.start),
      endAt: new Date(slot.end),
      notedAt: new Date(),
      ...of,
    });
    const insert = (of: object) => festival.services.db.insert(checkInMarks).values(stored(of));
    for (const wrong of [
      { happenedAt: new Date(after(slot, -181)) },
      { happenedAt: new Date(after(slot, 120)) },
      { kind: "LEFT", happenedAt: new Date(after(slot, 0)) },
      { kind: "LEFT", happenedAt: new Date(after(slot, 301)), notedAt: new Date(after(slot, 400)) },
      { happenedAt: new Date(after(slot, 60)), notedAt: new Date(after(slot, 59)) },
      { kind: "ABSENT", happenedAt: new Date(after(slot, 60)) },
      { isIll: true },
    ]) {
      await expect(insert(wrong)).rejects.toThrow();
    }
    await insert({ happenedAt: new Date(after(slot, 60)) });
    await insert({ kind: "ABSENT", isIll: true });
  });
});

describe("CI-11 An illness", () => {
  it("is counted apart from absences, and told to those who look for the missing", async () => {
    const slot = await aSlot(["volunteer", "matos"]);
    const ill = mark("volunteer", { kind: "ABSENT", isIll: true });
    await note("organiser", slot, ill, mark("matos", { kind: "ABSENT" }));
    const [board] = (await festival.as.organiser.get("/check-ins/board")).json<SlotWithMissing[]>();
    expect(board?.missing.map(({ id, state, isIll }) => [id, state, isIll])).toEqual(
      expect.arrayContaining([
        [festival.ids.volunteer, "absent", true],
        [festival.ids.matos, "absent", false],
      ]),
    );
    const { tasks } = (await festival.as.humain.get("/check-ins/hours")).json<HoursReport>();
    expect(tasks[0]?.hours[0]).toMatchObject({ absences: 1, ill: 1, worked: 0 });
  });

  it("is of an absence alone", async () => {
    const slot = await aSlot(["volunteer"]);
    expect(await refusals("organiser", slot, mark("volunteer", { isIll: true }))).toEqual([
      "Seule une personne absente peut être malade",
    ]);
    const body = { marks: [{ ...mark("volunteer"), isIll: "oui" }] };
    expect((await festival.as.organiser.post(`${pathOf(slot)}/marks`, body)).status).toBe(400);
  });
});
