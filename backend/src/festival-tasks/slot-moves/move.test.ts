import { and, desc, eq } from "drizzle-orm";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { auditEntries } from "../../database/schema/audit";
import type { Statement } from "../../changes/change";
import { useFestival } from "../../testing/festival";
import { again, hoursOf, later, moveOf, movedIn } from "../testing/moves";
import {
  aDraft,
  approvedBy,
  inReview,
  pathOf,
  slot,
  someVolunteers,
  taskIn,
  validated,
} from "../testing/sheets";

const statements: Statement[] = [];
const festival = useFestival({ onStated: (stated) => statements.push(...stated) });
const organiser = () => festival.as.organiser;
const move = (form: object) => organiser().post("/slot-moves", form);

/** A draft with slots at these hours of the Friday. */
async function withSlots(...hours: [number, number][]): Promise<FestivalTask> {
  let ft: FestivalTask = await aDraft(organiser());
  for (const [from, to] of hours) {
    const asked = { ...slot(from, to), durationSplitInHour: null, ...someVolunteers };
    const volunteers = [festival.ids.volunteer];
    ft = taskIn(await organiser().post(`${pathOf(ft)}/mobilizations`, { ...asked, volunteers }));
  }
  return ft;
}

const hours = (from: number, to: number) => ({
  ...slot(from, to),
  durationSplitInHour: null,
  volunteers: [festival.ids.volunteer],
  teams: someVolunteers.teams,
});

describe("MV-5 moving slots of several tasks", () => {
  it("moves all of them with their people, one version a sheet", async () => {
    const sheets = [await withSlots([8, 10], [10, 12], [12, 14]), await withSlots([9, 10])];
    const moved = movedIn(await move(moveOf(sheets)));
    expect(moved).toEqual({
      sheets: sheets.map(({ id, version }) => ({ id, version: version + 1 })),
      slots: 4,
    });
    // Each takes the place that the next one leaves.
    expect(hoursOf(await again(organiser(), sheets))).toEqual([
      [hours(10, 12), hours(12, 14), hours(14, 16)],
      [hours(11, 12)],
    ]);
  });

  it("tells of it once, and leaves a line a sheet in the journal", async () => {
    const sheets = [await withSlots([8, 10], [12, 14]), await withSlots([9, 10])];
    statements.length = 0;
    movedIn(await move(moveOf(sheets)));
    expect(statements.map(({ event, by }) => [event, by])).toEqual([
      ["festival-task-updated", festival.ids.organiser],
    ]);
    const tags = statements.flatMap((statement) => statement.tags);
    expect(tags).toEqual(expect.arrayContaining(sheets.map(({ id }) => ({ type: "FestivalTask", id }))));
    expect(new Set(tags.map((tag) => JSON.stringify(tag))).size).toBe(tags.length);
    for (const { id, version } of sheets) {
      const lines = await festival.services.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.target, `ft:${String(id)}`), eq(auditEntries.kind, "sheet-changed")))
        .orderBy(desc(auditEntries.id));
      expect(lines[0]).toMatchObject({ actorId: festival.ids.organiser, details: { version: version + 1 } });
    }
  });

  it("leaves alone what is not named, and writes nothing when nothing changes", async () => {
    const [ft] = [await withSlots([8, 10], [14, 16])];
    const form = moveOf([ft]);
    const [first] = form.sheets;
    const one = { ...form, sheets: [{ ...first, mobilizations: first?.mobilizations.slice(1) }] };
    expect(movedIn(await move(one)).slots).toBe(1);
    const [now] = await again(organiser(), [ft]);
    expect(hoursOf(now ? [now] : [])).toEqual([[hours(8, 10), hours(16, 18)]]);
    const nothing = moveOf(now ? [now] : [], { kind: "SHIFT", days: 0, minutes: 0 });
    expect(movedIn(await move(nothing))).toEqual({ sheets: [], slots: 0 });
    expect(await again(organiser(), [ft])).toEqual([now]);
  });

  it("lengthens and splits", async () => {
    const ft = await withSlots([8, 10]);
    movedIn(await move(moveOf([ft], { kind: "RESIZE", bound: "START", minutes: 60 })));
    const longer = await again(organiser(), [ft]);
    expect(hoursOf(longer)).toEqual([[hours(7, 10)]]);
    movedIn(await move(moveOf(longer, { kind: "SPLIT", hours: 1 })));
    const split = await again(organiser(), [ft]);
    expect(hoursOf(split)).toEqual([[{ ...hours(7, 10), durationSplitInHour: 1 }]]);
    const uneven = await move(moveOf(split, { kind: "SPLIT", hours: 2 }));
    const name = `FT #${String(ft.id)} - Monter le bar`;
    expect([uneven.status, uneven.message]).toEqual([
      400,
      `${name} : La période n'est pas divisible en 2 heures`,
    ]);
  });

  it("starts the approvals of a refused sheet again, once, and tells the teams", async () => {
    const ft = await inReview(festival);
    await festival.as.humain.post(`${pathOf(ft)}/approve`, { team: "humain" });
    const path = pathOf(ft);
    const refusedSheet = taskIn(
      await festival.as.matos.post(`${path}/reject`, { team: "matos", reason: "Non" }),
    );
    movedIn(await move(moveOf([refusedSheet])));
    const [after] = await again(organiser(), [ft]);
    expect(after).toMatchObject({ status: "REFUSED", reviews: { humain: "REVIEWING", matos: "REJECTED" } });
    expect(after?.history.filter(({ action }) => action === "RESET_REVIEW")).toHaveLength(1);
    const inbox = await festival.as.humain.get("/inbox?state=unread");
    expect(inbox.body).toContain("REVIEW_ASKED");
  });
});

describe("MV-5 a move that is refused as a whole", () => {
  it("for a task whose slots are closed; the others stay where they are", async () => {
    const open = await withSlots([8, 10]);
    const [closed, approved] = [await validated(festival), await approvedBy(festival, ["matos"])];
    const before = hoursOf([open, closed, approved]);
    const refusal = await move(moveOf([open, closed, approved]));
    expect(refusal.status).toBe(409);
    expect(refusal.message.split("\n")).toEqual([
      `FT #${String(closed.id)} - Monter le bar : La FT a déjà été validée par les équipes humain et matos.`,
      `FT #${String(approved.id)} - Monter le bar : La FT a déjà été validée par l'équipe matos.`,
    ]);
    const after = await again(organiser(), [open, closed, approved]);
    expect(hoursOf(after)).toEqual(before);
    expect(after.map(({ version }) => version)).toEqual(
      [open, closed, approved].map(({ version }) => version),
    );
  });

  it("for a slot that would land on one that stays", async () => {
    const ft = await withSlots([8, 10], [10, 12]);
    const form = moveOf([ft]);
    const one = {
      ...form,
      sheets: form.sheets.map((sheet) => ({ ...sheet, mobilizations: sheet.mobilizations.slice(0, 1) })),
    };
    const refusal = await move(one);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      `FT #${String(ft.id)} - Monter le bar : Un autre créneau existe sur cette même période`,
    ]);
  });

  it("for a sheet that somebody changed meanwhile, who is named", async () => {
    const [one, other] = [await withSlots([8, 10]), await withSlots([8, 10])];
    await festival.as.colleague.patch(`${pathOf(other)}/general`, { name: "Monter la scène" });
    const refusal = await move(moveOf([one, other]));
    expect([refusal.status, refusal.message]).toEqual([
      412,
      expect.stringMatching(
        /^FT #\d+ - Monter la scène a été modifiée entre-temps par colleague .*\nRien n'a été changé\.$/,
      ),
    ]);
    expect(hoursOf(await again(organiser(), [one]))).toEqual([[hours(8, 10)]]);
  });

  it("for those who may not write, or are nobody", async () => {
    const ft = await withSlots([8, 10]);
    for (const path of ["/slot-moves", "/slot-moves/preview", "/slot-moves/undo"]) {
      expect((await festival.as.volunteer.post(path, moveOf([ft]))).status).toBe(403);
      expect((await festival.nobody.post(path, moveOf([ft]))).status).toBe(401);
    }
    expect(hoursOf(await again(organiser(), [ft]))).toEqual([[hours(8, 10)]]);
  });

  it("for what is not there, or another sheet's", async () => {
    const [one, other] = [await withSlots([8, 10]), await withSlots([14, 16])];
    const theirs = {
      ...moveOf([one]),
      sheets: [{ ...moveOf([one]).sheets[0], mobilizations: other.mobilizations.map(({ id }) => id) }],
    };
    expect((await move(theirs)).status).toBe(404);
    expect(
      (await move({ move: later, sheets: [{ id: 99_999, version: 1, mobilizations: ["1-2"] }] })).status,
    ).toBe(404);
    const removed = await withSlots([8, 10]);
    await organiser().delete(pathOf(removed));
    expect((await move(moveOf([one, removed]))).status).toBe(404);
  });

  it.each<[string, object]>([
    ["no sheet", { sheets: [] }],
    ["no slot", { sheets: [{ id: 1, version: 1, mobilizations: [] }] }],
    ["a slot twice", { sheets: [{ id: 1, version: 1, mobilizations: ["1-2", "1-2"] }] }],
    ["a sheet twice", { sheets: [1, 2].map((version) => ({ id: 1, version, mobilizations: ["1-2"] })) }],
    ["no version", { sheets: [{ id: 1, mobilizations: ["1-2"] }] }],
    [
      "more than 200 sheets",
      {
        sheets: Array.from({ length: 201 }, (_, at) => ({ id: at + 1, version: 1, mobilizations: ["1-2"] })),
      },
    ],
    ["an unknown move", { move: { kind: "DROP" } }],
    ["no number", { move: { ...later, minutes: null } }],
    ["NaN as text", { move: { ...later, minutes: "NaN" } }],
    ["half a minute", { move: { ...later, minutes: 0.5 } }],
    ["more than a year", { move: { ...later, days: 367 } }],
    ["ages ago", { move: { ...later, days: -1e9 } }],
    ["endless minutes", { move: { ...later, minutes: 1e300 } }],
    ["another bound", { move: { kind: "RESIZE", bound: "MIDDLE", minutes: 5 } }],
    ["a negative split", { move: { kind: "SPLIT", hours: -1 } }],
  ])("for %s, in French", async (_what, wrong) => {
    const form = { move: later, sheets: [{ id: 1, version: 1, mobilizations: ["1-2"] }], ...wrong };
    const refusal = await move(form);
    expect(refusal.status).toBe(400);
    expect(refusal.message).toMatch(/ : /);
  });

  it("for slots that would be no slots any more", async () => {
    const ft = await withSlots([8, 10]);
    const gone = await move(moveOf([ft], { kind: "RESIZE", bound: "END", minutes: -120 }));
    expect([gone.status, gone.message]).toEqual([
      400,
      `FT #${String(ft.id)} - Monter le bar : La période doit avoir une durée`,
    ]);
  });
});
