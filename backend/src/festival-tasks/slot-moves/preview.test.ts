import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { breakPeriods } from "../../database/schema/plannings";
import { configurations } from "../../database/schema/configuration";
import { useFestival } from "../../testing/festival";
import { again, hoursOf, later, moveOf, movedIn, previewOf } from "../testing/moves";
import {
  approvedBy,
  inReview,
  makeAvailable,
  pathOf,
  readyToAssign,
  slot,
  validated,
} from "../testing/sheets";

const festival = useFestival();
const organiser = () => festival.as.organiser;
const window = slot(18, 20);

/** Two sheets that name the volunteer at 18 and elec at 14. */
async function twoSheets(): Promise<[FestivalTask, FestivalTask]> {
  const { volunteer, elec } = festival.ids;
  return [
    await inReview(festival, { window, volunteers: [volunteer] }),
    await inReview(festival, { window: slot(14, 16), volunteers: [elec] }),
  ];
}

beforeAll(async () => {
  await makeAvailable(festival, festival.ids.volunteer, slot(10, 22));
  await makeAvailable(festival, festival.ids.elec, slot(10, 22));
});

describe("MV-5, MV-8 the preview of a move", () => {
  it("says the hours of each slot now and then, and writes nothing", async () => {
    const sheets = await twoSheets();
    const { sheets: seen } = await previewOf(organiser(), sheets);
    expect(seen.map(({ id, version, refusal }) => [id, version, refusal])).toEqual(
      sheets.map(({ id, version }) => [id, version, null]),
    );
    expect(seen.map(({ slots }) => slots.map(({ before, after }) => [before.start, after?.start]))).toEqual([
      [[slot(18, 20).start, slot(20, 22).start]],
      [[slot(14, 16).start, slot(16, 18).start]],
    ]);
    expect(seen.flatMap(({ slots }) => slots.flatMap(({ people }) => people))).toEqual([]);
    expect(await again(organiser(), sheets)).toEqual(sheets);
  });

  it("says what the move itself does afterwards", async () => {
    const sheets = await twoSheets();
    const { sheets: seen } = await previewOf(organiser(), sheets);
    movedIn(await organiser().post("/slot-moves", moveOf(sheets)));
    const after = await again(organiser(), sheets);
    expect(hoursOf(after).flat()).toMatchObject(
      seen.flatMap(({ slots }) => slots.map(({ after: one }) => ({ start: one?.start, end: one?.end }))),
    );
  });

  it("names the people who could not follow, with everything that stands against it", async () => {
    const { secu: volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(10, 22));
    const first = await inReview(festival, { window, volunteers: [volunteer] });
    const ready = await readyToAssign(festival, { window: slot(20, 21), volunteers: [volunteer] });
    const asking = await inReview(festival, { window: slot(21, 22), volunteers: [volunteer] });
    const before = await previewOf(organiser(), [first], { ...later, minutes: 180 });
    expect(before.sheets[0]?.slots[0]?.people).toEqual([
      {
        id: volunteer,
        firstname: "secu",
        lastname: expect.any(String),
        nickname: null,
        collisions: [
          { text: "N'est pas disponible sur le créneau", isNew: true },
          { text: `Aussi demandé dans la FT #${String(asking.id)} - Monter le bar`, isNew: true },
        ],
      },
    ]);
    const twoHours = await previewOf(organiser(), [first]);
    expect(twoHours.sheets[0]?.slots[0]?.people[0]?.collisions.map(({ text }) => text)).toEqual([
      `Aussi demandé dans la FT #${String(asking.id)} - Monter le bar`,
      `Déjà affecté sur la FT #${String(ready.id)} - Monter le bar`,
    ]);
    // Moved together, they no longer meet.
    const together = await previewOf(organiser(), [first, asking]);
    expect(together.sheets[0]?.slots[0]?.people[0]?.collisions).toHaveLength(1);
  });

  it("says breaks and rest to those who assign people alone", async () => {
    const { matos } = festival.ids;
    await makeAvailable(festival, matos, slot(10, 24));
    const { db } = festival.services;
    await db.insert(breakPeriods).values({
      volunteerId: matos,
      startAt: new Date(slot(20, 21).start),
      endAt: new Date(slot(20, 21).end),
    });
    const ft = await inReview(festival, { window, volunteers: [matos] });
    await readyToAssign(festival, { window: slot(10, 14), volunteers: [matos] });
    await db
      .insert(configurations)
      .values({ key: "restRules", value: { everybody: { minimumRest: 8 }, teams: [] } });
    const textsFor = async (role: "organiser" | "humain") =>
      (await previewOf(festival.as[role], [ft])).sheets[0]?.slots[0]?.people.flatMap(({ collisions }) =>
        collisions.map(({ text, isNew }) => [text, isNew]),
      );
    expect(await textsFor("humain")).toEqual([
      ["Est en pause sur le créneau", true],
      ["Aurait moins de 8 h de repos entre deux créneaux", false],
    ]);
    expect(await textsFor("organiser")).toEqual([]);
  });

  it("says which sheets are refused and why, which slots can't become so, and who would review again", async () => {
    const closed = await validated(festival, { window });
    const open = await inReview(festival, { window, split: 2 });
    const again = await approvedBy(festival, ["humain"], { window });
    await festival.as.matos.post(`${pathOf(again)}/reject`, { team: "matos", reason: "Non" });
    const { sheets } = await previewOf(organiser(), [closed, open, again], {
      kind: "RESIZE",
      bound: "END",
      minutes: 60,
    });
    expect(sheets.map(({ refusal, resets, slots }) => [refusal, resets, slots[0]?.problem])).toEqual([
      ["La FT a déjà été validée par les équipes humain et matos.", [], null],
      [null, [], "La période n'est pas divisible en 2 heures"],
      [null, ["humain"], null],
    ]);
  });

  it("leaves out what is left out, also what is no longer there, and refuses a sheet that does not exist", async () => {
    const [first] = await twoSheets();
    const leftOut = [String(first.mobilizations[0]?.id), "1-2"];
    const answer = await organiser().post("/slot-moves/preview", {
      move: later,
      sheets: [{ id: first.id, leftOut }],
    });
    expect(answer.json()).toMatchObject({
      sheets: [{ refusal: null, slots: [{ isLeftOut: true, after: null, problem: null, people: [] }] }],
    });
    const unknown = await organiser().post("/slot-moves/preview", {
      move: later,
      sheets: [{ id: 99_999, leftOut: [] }],
    });
    expect(unknown.status).toBe(404);
  });
});
