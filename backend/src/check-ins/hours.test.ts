import { totalHours } from "@coulisses/shared-domain/check-in/hours";
import { type CheckInMark, presenceOf, workedTime } from "@coulisses/shared-domain/check-in/presence";
import type { HoursReport } from "@coulisses/shared-domain/contract/assignment/hours";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { checkInMarks } from "../database/schema/check-ins";
import { festivalTaskMobilizationTeams } from "../database/schema/festival-tasks";
import { users } from "../database/schema/people";
import { assignees, slots } from "../database/schema/slots";
import type { Role } from "../testing/cast";
import { anyMarkAt } from "./testing/any-mark";
import {
  aSlot,
  festival,
  mark,
  minutesFromNow,
  minutesLong,
  note,
  openCheckInFestival,
  type Slot,
} from "./testing/check-in-festival";

openCheckInFestival();

const HOUR = 3_600_000;
const none = { planned: 0, worked: 0, absences: 0, ill: 0, replaced: 0, replacing: 0, unmarked: 0 };
const over = minutesLong(120, -180);
const read = async () => (await festival.as.humain.get("/check-ins/hours")).json<HoursReport>();
const of = (report: HoursReport, role: Role) =>
  report.people.find(({ id }) => id === festival.ids[role])?.hours;

/** The slot's people come for this team. */
async function comeFor(teamCode: string, { taskId, mobilizationId }: Slot): Promise<void> {
  const { db } = festival.services;
  await db.insert(festivalTaskMobilizationTeams).values({ taskId, mobilizationId, teamCode, count: 5 });
  await db.update(assignees).set({ teamCode }).where(eq(assignees.taskId, taskId));
}

describe("The hours of everybody", () => {
  it("are for those who assign", async () => {
    for (const role of ["volunteer", "organiser", "matos"] as const) {
      expect((await festival.as[role].get("/check-ins/hours")).status).toBe(403);
    }
    for (const role of ["humain", "admin"] as const) {
      expect((await festival.as[role].get("/check-ins/hours")).status).toBe(200);
    }
  });

  it("are empty before anybody is assigned", async () => {
    expect(await read()).toEqual({ people: [], closedAccounts: [], tasks: [] });
  });

  it("are planned and lack a mark until check-in notes who came", async () => {
    const slot = await aSlot(["volunteer", "colleague"], over);
    await comeFor("benevole", slot);
    const coming = await aSlot(["volunteer"], minutesLong(60, 60));
    const before = await read();
    expect(of(before, "volunteer")).toEqual([
      { ...none, team: "benevole", planned: 2 * HOUR, unmarked: 1 },
      { ...none, team: null, planned: HOUR },
    ]);
    await note("organiser", slot, mark("volunteer"), mark("colleague", { kind: "ABSENT" }));
    const report = await read();
    expect(of(report, "volunteer")?.[0]).toEqual({
      ...none,
      team: "benevole",
      planned: 2 * HOUR,
      worked: 2 * HOUR,
    });
    expect(of(report, "colleague")).toEqual([{ ...none, team: "benevole", planned: 2 * HOUR, absences: 1 }]);
    expect(report.tasks).toEqual([
      {
        id: slot.taskId,
        name: "Tenir le bar",
        isRemoved: false,
        hours: [{ ...none, team: "benevole", planned: 4 * HOUR, worked: 2 * HOUR, absences: 1 }],
      },
      {
        id: coming.taskId,
        name: "Tenir le bar",
        isRemoved: false,
        hours: [{ ...none, team: null, planned: HOUR }],
      },
    ]);
  });

  it("of a replacement are worked for the team of the person replaced", async () => {
    const slot = await aSlot(["volunteer"], over);
    await comeFor("benevole", slot);
    const instead = mark("volunteer", { kind: "REPLACED", replacedBy: festival.ids.matos });
    await note("organiser", slot, instead, mark("matos"));
    const report = await read();
    expect(of(report, "volunteer")).toEqual([{ ...none, team: "benevole", planned: 2 * HOUR, replaced: 1 }]);
    expect(of(report, "matos")).toEqual([{ ...none, team: "benevole", worked: 2 * HOUR, replacing: 1 }]);
    expect(report.tasks[0]?.hours).toEqual([
      { ...none, team: "benevole", planned: 2 * HOUR, worked: 2 * HOUR, replaced: 1, replacing: 1 },
    ]);
  });

  it("count what was noted last: marks taken back leave none", async () => {
    const slot = await aSlot(["volunteer"], over);
    const [first, second] = [minutesFromNow(-50), minutesFromNow(-40)];
    await note("organiser", slot, mark("volunteer", { kind: "ABSENT", notedAt: first }));
    expect(of(await read(), "volunteer")?.[0]).toMatchObject({ absences: 1, unmarked: 0 });
    await note("organiser", slot, mark("volunteer", { kind: "CLEARED", notedAt: second }));
    expect(of(await read(), "volunteer")?.[0]).toMatchObject({ absences: 0, unmarked: 1 });
  });

  it("that were worked outlive their task and their slot, the planned ones don't", async () => {
    const [removed, moved] = [await aSlot(["volunteer"], over), await aSlot(["colleague"], over)];
    await note("organiser", removed, mark("volunteer"));
    await note("organiser", moved, mark("colleague"));
    await festival.as.organiser.delete(`/festival-tasks/${String(removed.taskId)}`);
    await festival.services.db.delete(slots).where(eq(slots.taskId, moved.taskId));
    const report = await read();
    expect(of(report, "volunteer")).toEqual([{ ...none, team: null, worked: 2 * HOUR }]);
    expect(of(report, "colleague")).toEqual([{ ...none, team: null, worked: 2 * HOUR }]);
    expect(report.tasks.map(({ isRemoved }) => isRemoved)).toEqual([true, false]);
  });

  it("of a removed task are none where nothing was noted", async () => {
    const slot = await aSlot(["volunteer"], over);
    await festival.as.organiser.delete(`/festival-tasks/${String(slot.taskId)}`);
    expect(await read()).toEqual({ people: [], closedAccounts: [], tasks: [] });
  });

  it("of closed accounts are together, without a name, and nobody has to tick them", async () => {
    const { db } = festival.services;
    await aSlot(["colleague", "elec"], over);
    const closing = (deletedAt: Date | null) =>
      db.update(users).set({ deletedAt }).where(eq(users.id, festival.ids.elec));
    await closing(new Date());
    const report = await read();
    await closing(null);
    expect(report.closedAccounts).toEqual([{ ...none, team: null, planned: 2 * HOUR }]);
    expect(of(report, "elec")).toBeUndefined();
    expect(report.tasks[0]?.hours[0]).toMatchObject({ planned: 4 * HOUR, unmarked: 1 });
  });

  it("CI-2 CI-4 agree with what the screens find, whatever was noted, and people with tasks", async () => {
    const { db } = festival.services;
    const { taskId, mobilizationId, assignmentId } = await aSlot(["volunteer", "colleague"], over);
    const [slot, { volunteer, colleague, matos, organiser }] = [createPeriod(over), festival.ids];
    const anyMark = anyMarkAt(slot, {
      users: [volunteer, colleague, matos],
      quarters: { min: -3, max: 10 },
    });
    const replacing = (one: CheckInMark): CheckInMark => ({
      ...one,
      replacedBy: one.kind === "REPLACED" && one.userId !== matos ? matos : null,
    });
    const anyMarks = fc.uniqueArray(anyMark, { selector: ({ id }) => id, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(anyMarks, async (drawn) => {
        const marks = drawn.map(replacing);
        await db.delete(checkInMarks);
        for (const { notedAt, happenedAt, ...one } of marks) {
          const said = happenedAt ? new Date(happenedAt) : null;
          const at = {
            notedAt: new Date(notedAt),
            happenedAt: said,
            startAt: slot.start,
            endAt: slot.end,
            notedBy: organiser,
          };
          await db.insert(checkInMarks).values({ ...one, ...at, taskId, mobilizationId, assignmentId });
        }
        const presences = [volunteer, colleague, matos].map((id) => ({
          id,
          presence: presenceOf(
            marks.filter(({ userId }) => userId === id),
            slot,
          ),
        }));
        const absent = (isIll: boolean) =>
          presences.filter(({ presence }) => presence.state === "absent" && presence.isIll === isIll).length;
        const how = (state: string, ids = presences) =>
          ids.filter(({ presence }) => presence.state === state).length;
        const expected = {
          planned: 4 * HOUR,
          worked: presences.reduce((sum, one) => sum + workedTime(one.presence, slot, new Date()), 0),
          absences: absent(false),
          ill: absent(true),
          replaced: how("replaced"),
          replacing: presences.filter(
            ({ presence }) => presence.state === "replaced" && presence.by === matos,
          ).length,
          unmarked: how("expected", presences.slice(0, 2)),
        };
        const report = await read();
        const total = (things: HoursReport["people" | "tasks"]) =>
          totalHours(things.flatMap(({ hours }) => hours));
        expect(total(report.tasks)).toEqual(expected);
        expect(total(report.people)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});
