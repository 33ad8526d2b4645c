import { randomUUID } from "node:crypto";
import type { MarksOutcome } from "@coulisses/shared-domain/contract/marks";
import { ID_IN_USE } from "@coulisses/shared-domain/marks/noted-once";
import type { LoadingList, LoadingMark } from "@coulisses/shared-domain/loading/loading";
import { NOT_ASKED } from "@coulisses/shared-domain/loading/note-marks";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import {
  festivalTaskInquiryRequests,
  festivalTaskMobilizations,
  festivalTaskReviews,
  festivalTasks,
} from "../database/schema/festival-tasks";
import { evening, inReviewWithGear, morning, pathOf } from "../festival-activities/testing/sheets";
import type { Role } from "../testing/cast";
import { useFestival } from "../testing/festival";

const festival = useFestival();
afterEach(() =>
  festival.services.db.execute(sql`truncate festival_activities, festival_tasks, loading_marks cascade`),
);

const read = async (by: Role = "matos") =>
  (await festival.as[by].get("/logistic/loading")).json<LoadingList>();
const note = (by: Role, ...marks: object[]) => festival.as[by].post("/logistic/loading/marks", { marks });
const refusals = async (...marks: object[]) =>
  (await note("matos", ...marks)).json<MarksOutcome>().refused.map(({ message }) => message);
const slugs = ({ requests }: LoadingList) => requests.map(({ gear }) => gear.slug);

/** An activity that asks for two of each team's gear in the morning; these teams have said where, and approved. */
async function anActivity(...approving: Role[]) {
  const fa = await inReviewWithGear(festival.as.organiser);
  const path = pathOf(fa);
  const owned = { matos: "chaise", elec: "rallonge", barrieres: "barriere-vauban" } as Record<Role, string>;
  for (const team of approving) {
    const drive = `${path}/inquiry/requests/${owned[team]}/link-drive`;
    await festival.as[team].patch(drive, { drive: "Magasin" });
    const approved = await festival.as[team].post(`${path}/approve`, { team });
    if (approved.status >= 300) throw new Error(approved.body);
  }
  return { path, sheet: { kind: "FA", id: fa.id } as const };
}

/** A tick of the chairs of an activity, as they are asked for. */
const chairs = (sheet: LoadingMark["sheet"], of: Partial<LoadingMark> = {}): LoadingMark => ({
  id: randomUUID(),
  sheet,
  slug: "chaise",
  quantity: 2,
  ...morning,
  way: "OUT",
  isDone: true,
  notedAt: new Date().toISOString(),
  ...of,
});

describe("The gear to load", () => {
  it("VAN-1 is what the providing team has approved, with its drive, place and hours", async () => {
    const { sheet } = await anActivity("matos", "barrieres");
    const { requests, marks } = await read();
    expect(requests).toEqual([
      {
        sheet: { ...sheet, name: "Bal des pompiers", place: "Scène" },
        gear: { slug: "chaise", name: "Chaise", isConsumable: false },
        quantity: 2,
        isApproved: true,
        drive: "Magasin",
        periods: [morning],
      },
      expect.objectContaining({ gear: expect.objectContaining({ slug: "barriere-vauban" }) }),
    ]);
    expect(marks).toEqual([]);
  });

  it("counts tasks too, once matos has approved them, at their mobilizations", async () => {
    const { sheet } = await anActivity();
    const { db } = festival.services;
    const task = { festivalActivityId: sheet.id, administratorId: festival.ids.organiser, name: "Monter" };
    await db.insert(festivalTasks).values([
      { id: 1, ...task },
      { id: 2, ...task },
    ]);
    for (const [taskId, review] of [
      [1, "APPROVED"],
      [2, "REVIEWING"],
    ] as const) {
      await db.insert(festivalTaskInquiryRequests).values({ taskId, gearId: 1, quantity: 5 });
      await db.insert(festivalTaskReviews).values({ taskId, team: "matos", review });
      await db.insert(festivalTaskMobilizations).values({
        taskId,
        id: "one",
        startAt: new Date(evening.start),
        endAt: new Date(evening.end),
      });
    }
    // A draft has no reviews that count.
    expect((await read()).requests).toEqual([]);
    await db.execute(sql`update festival_tasks set status = 'IN_REVIEW', team_code = 'matos', appointment_id = 2,
      global_instruction = 'Va', reviewer_id = ${festival.ids.humain}`);
    expect((await read()).requests).toEqual([
      {
        sheet: { kind: "FT", id: 1, name: "Monter", place: "École" },
        gear: { slug: "chaise", name: "Chaise", isConsumable: false },
        quantity: 5,
        isApproved: true,
        drive: null,
        periods: [evening],
      },
    ]);
  });

  it("is for those who see the gear recap, and nobody else", async () => {
    const { sheet } = await anActivity("matos");
    for (const by of ["matos", "elec", "barrieres", "admin"] as const) {
      expect((await festival.as[by].get("/logistic/loading")).status).toBe(200);
    }
    for (const by of ["organiser", "volunteer", "humain"] as const) {
      expect((await festival.as[by].get("/logistic/loading")).status).toBe(403);
      expect((await note(by, chairs(sheet))).status).toBe(403);
    }
    expect((await festival.nobody.get("/logistic/loading")).status).toBe(401);
    expect((await festival.nobody.post("/logistic/loading/marks", { marks: [] })).status).toBe(401);
    expect((await read()).marks).toEqual([]);
  });
});

describe("A tick", () => {
  it("is seen by everybody, with who noted it and when", async () => {
    const { sheet } = await anActivity("matos");
    const mark = chairs(sheet);
    expect(await refusals(mark)).toEqual([]);
    const { marks } = await read("elec");
    expect(marks).toEqual([{ ...mark, by: expect.objectContaining({ id: festival.ids.matos }) }]);
  });

  it("counts once, however often and from wherever it is sent at once", async () => {
    const { sheet } = await anActivity("matos");
    const mark = chairs(sheet);
    const answers = await Promise.all(
      (["matos", "elec", "matos", "admin"] as const).map((by) =>
        note(by, mark, { ...mark, id: mark.id.toUpperCase() }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, JSON.parse(body) as unknown])).toEqual(
      answers.map(() => [200, { refused: [] }]),
    );
    const stored = await festival.services.db.execute(sql`select count(*)::int as count from loading_marks`);
    expect(rowsOf(stored)).toEqual([{ count: 1 }]);
  });

  it("VAN-3 gives way to one noted later, whichever arrives first", async () => {
    const { sheet } = await anActivity("matos");
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const [early, late] = [
      chairs(sheet, { notedAt: at(20) }),
      chairs(sheet, { isDone: false, notedAt: at(10) }),
    ];
    await note("matos", late);
    await note("elec", early);
    expect((await read()).marks.map(({ id }) => id)).toEqual([late.id]);
    const back = chairs(sheet, { way: "BACK" });
    await note("matos", back);
    expect((await read()).marks.map(({ id }) => id)).toEqual([late.id, back.id]);
  });

  it("VAN-6 is refused where nobody asks for the gear, and the others are kept", async () => {
    const { sheet } = await anActivity("matos");
    const draft = (await festival.as.organiser.post("/festival-activities", { name: "Brouillon" })).sheet();
    await festival.as.organiser.post(`/festival-activities/${draft.id}/inquiry/requests`, {
      slug: "chaise",
      quantity: 2,
    });
    const wrong = [
      chairs({ kind: "FA", id: 9_999 }),
      chairs({ kind: "FT", id: sheet.id }),
      chairs({ kind: "FA", id: draft.id }),
      chairs(sheet, { slug: "gobelet" }),
      chairs(sheet, { slug: "inconnu" }),
    ];
    const future = chairs(sheet, { notedAt: new Date(Date.now() + 3_600_000).toISOString() });
    const backwards = chairs(sheet, { start: morning.end, end: morning.start });
    const good = chairs(sheet);
    expect(await refusals(...wrong, future, backwards, good)).toEqual([
      ...wrong.map(() => NOT_ASKED),
      "Ce pointage vient du futur : vérifie l'heure de ton téléphone",
      "La date de fin doit être après la date de début",
    ]);
    expect((await read()).marks.map(({ id }) => id)).toEqual([good.id]);
    expect(await refusals({ ...good, quantity: 3 })).toEqual([ID_IN_USE]);
  });

  it.each([
    ["no marks", { marks: [] }],
    ["too many", { marks: Array.from({ length: 201 }, () => chairs({ kind: "FA", id: 1 })) }],
    ["no uuid", { marks: [chairs({ kind: "FA", id: 1 }, { id: "1" })] }],
    [
      "another kind of sheet",
      { marks: [{ ...chairs({ kind: "FA", id: 1 }), sheet: { kind: "FX", id: 1 } }] },
    ],
    ["no sheet", { marks: [{ ...chairs({ kind: "FA", id: 1 }), sheet: null }] }],
    ["no quantity", { marks: [chairs({ kind: "FA", id: 1 }, { quantity: 0 })] }],
    ["another way", { marks: [{ ...chairs({ kind: "FA", id: 1 }), way: "AWAY" }] }],
    ["no date", { marks: [chairs({ kind: "FA", id: 1 }, { notedAt: "hier" })] }],
    ["a tick that is neither", { marks: [{ ...chairs({ kind: "FA", id: 1 }), isDone: "oui" }] }],
  ])("is refused with %s", async (_, body) => {
    const answer = await festival.as.matos.post("/logistic/loading/marks", body);
    expect([answer.status, answer.message]).toEqual([400, expect.any(String)]);
  });

  it("VAN-5 keeps its gear in the list when the sheet is removed or no longer asks for it", async () => {
    const { sheet, path } = await anActivity("matos", "barrieres");
    await note("matos", chairs(sheet));
    await festival.as.organiser.delete(path);
    const { requests } = await read();
    expect(requests).toEqual([expect.objectContaining({ quantity: null, isApproved: true })]);
    expect(slugs(await read())).toEqual(["chaise"]);
    // Gear that is out can still be noted as back.
    expect(await refusals(chairs(sheet, { way: "BACK" }))).toEqual([]);
  });
});
