import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { periodId } from "@coulisses/shared-domain/time/period";
import {
  festivalTaskMobilizations as mobilizations,
  festivalTaskMobilizationTeams as teams,
  festivalTaskMobilizationVolunteers as volunteers,
} from "../../database/schema/festival-tasks";
import { sheetUndos } from "../../database/schema/sheet-undos";
import { crowdOf } from "../../testing/crowd";
import { useFestival } from "../../testing/festival";
import { again, hoursOf, moveOf, movedIn, previewOf } from "../testing/moves";
import { aDraft, slot } from "../testing/sheets";

let failure: Error | undefined;
const festival = useFestival({
  onStated: () => {
    if (failure) throw failure;
  },
});
const figures: string[] = [];
afterAll(() => process.stdout.write(`${figures.join("\n")}\n`));

/** Far above what a call takes alone: other tests run on the same processors. */
const longest = 5_000;

async function timed<Answer>(name: string, answer: Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  const answered = await answer;
  const waited = Math.round(performance.now() - began);
  figures.push(`${String(waited).padStart(6)} ms  ${name}`);
  expect(waited).toBeLessThan(longest);
  return answered;
}

/** Drafts with four slots each, two hours after one another, that name six of a crowd and two teams. */
async function manySheets(count: number): Promise<FestivalTask[]> {
  const { as, services } = festival;
  const sheets: FestivalTask[] = [];
  const crowd = await crowdOf(120, festival);
  for (let at = 0; at < count; at += 1) sheets.push(await aDraft(as.organiser, `Tâche ${String(at)}`));
  const rows = sheets.flatMap(({ id: taskId }) =>
    [8, 10, 12, 14].map((hour) => {
      const { start, end } = slot(hour, hour + 2);
      const id = periodId({ start, end });
      return { taskId, id, startAt: new Date(start), endAt: new Date(end), durationSplitInHour: 1 };
    }),
  );
  await services.db.insert(mobilizations).values(rows);
  const places = rows.map(({ taskId, id: mobilizationId }) => ({ taskId, mobilizationId }));
  await services.db.insert(volunteers).values(
    places.flatMap((place, rank) =>
      [0, 1, 2, 3, 4, 5].map((at) => ({
        ...place,
        userId: crowd[(Math.floor(rank / 4) * 6 + at) % crowd.length] ?? 0,
      })),
    ),
  );
  await services.db
    .insert(teams)
    .values(
      places.flatMap((place) => ["benevole", "hard"].map((teamCode) => ({ ...place, teamCode, count: 2 }))),
    );
  return again(as.organiser, sheets);
}

describe("200 slots of 50 tasks", () => {
  it("are previewed, moved and put back", async () => {
    const { organiser } = festival.as;
    const sheets = await manySheets(50);
    const { sheets: seen } = await timed("preview of 200 slots", previewOf(organiser, sheets));
    const slots = seen.flatMap((sheet) => sheet.slots);
    expect(slots).toHaveLength(200);
    expect(slots.every(({ people }) => people.length === 6)).toBe(true);
    const moved = movedIn(await timed("move of 200 slots", organiser.post("/slot-moves", moveOf(sheets))));
    expect(moved.slots).toBe(200);
    const after = await again(organiser, sheets);
    expect(after.map((sheet) => sheet.mobilizations.map(({ start }) => start))).toEqual(
      sheets.map(() => [10, 12, 14, 16].map((hour) => slot(hour, 24).start)),
    );
    const undo = organiser.post("/slot-moves/undo", { sheets: moved.sheets });
    expect(movedIn(await timed("undo of 200 slots", undo)).slots).toBe(200);
    expect(hoursOf(await again(organiser, sheets))).toEqual(hoursOf(sheets));
  });

  it("are too many from 501 on", async () => {
    const sheets = Array.from({ length: 6 }, (_, at) => ({
      id: at + 1,
      version: 1,
      mobilizations: Array.from({ length: 100 }, (_slot, rank) => `${String(rank)}-${String(rank + 1)}`),
    }));
    const answer = await festival.as.organiser.post("/slot-moves", { ...moveOf([]), sheets });
    expect([answer.status, answer.message]).toEqual([400, "500 créneaux au plus à la fois"]);
  });
});

describe("a transaction that ends before its commit", () => {
  it("leaves nothing of the move, and the move can be made again", async () => {
    const { organiser } = festival.as;
    const sheets = await manySheets(3);
    const kept = async () => (await festival.services.db.select().from(sheetUndos)).length;
    const before = await kept();
    failure = new Error("The connection is lost");
    const answer = await organiser.post("/slot-moves", moveOf(sheets));
    failure = undefined;
    expect(answer.status).toBe(500);
    expect(await again(organiser, sheets)).toEqual(sheets);
    expect(await kept()).toBe(before);
    expect(movedIn(await organiser.post("/slot-moves", moveOf(sheets))).slots).toBe(12);
  });
});

describe("two organisers at once", () => {
  it("move the same slots once: the second is refused, whatever the order of their lists", async () => {
    const { organiser, colleague } = festival.as;
    const sheets = await manySheets(4);
    const answers = await Promise.all([
      organiser.post("/slot-moves", moveOf(sheets)),
      colleague.post("/slot-moves", moveOf(sheets.toReversed())),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const after = await again(organiser, sheets);
    expect(after.map(({ version }) => version)).toEqual(sheets.map(({ version }) => version + 1));
    expect(after[0]?.mobilizations[0]?.start).toBe(slot(10, 12).start);
  });

  it("move slots of sheets that overlap without waiting for each other for ever", async () => {
    const { organiser, colleague } = festival.as;
    const sheets = await manySheets(6);
    const rounds = [sheets.slice(0, 4), sheets.slice(2), sheets.slice(0, 4).toReversed(), sheets.slice(1, 5)];
    const answers = await Promise.all(
      rounds.map((some, at) => (at % 2 === 0 ? organiser : colleague).post("/slot-moves", moveOf(some))),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(3);
  });
});
