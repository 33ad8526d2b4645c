import {
  type CheckInMark,
  presenceOf,
  workedCharisma,
  workedTime,
} from "@coulisses/shared-domain/check-in/presence";
import type { VolunteerStats } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { checkInMarks, workedSlots } from "../database/schema/check-ins";
import { makeAvailable, slot as window } from "../festival-tasks/testing/sheets";
import { anyMarkAt } from "./testing/any-mark";
import { aSlot, mark, minutesLong, note, openCheckInFestival, festival } from "./testing/check-in-festival";

openCheckInFestival();

const charisma = async () => (await festival.as.volunteer.get("/users/me")).json<Me>().charisma;
const worth = (value: object) => festival.as.admin.post("/configuration/checkInCharisma", { value });
const pastSlot = minutesLong(90, -120);

describe("CI-8 Hours really worked", () => {
  it("earn what the managers say, and nothing until they do", async () => {
    const slot = await aSlot(["volunteer"], pastSlot);
    await note("organiser", slot, mark("volunteer"));
    expect(await charisma()).toBe(0);
    expect((await worth({ perHour: 10 })).status).toBeLessThan(300);
    // An hour and a half: the part of an hour counts as one.
    expect(await charisma()).toBe(20);
    await note("organiser", slot, mark("volunteer", { kind: "ABSENT" }));
    expect(await charisma()).toBe(0);
    await worth({ perHour: 0 });
  });

  it("are in the statistics of those who assign", async () => {
    const slot = await aSlot(["volunteer"], pastSlot);
    await makeAvailable(festival, festival.ids.volunteer, window(18, 22));
    await note("organiser", slot, mark("volunteer"));
    const stats = (await festival.as.humain.get("/assignments/stats")).json<VolunteerStats[]>();
    expect(stats.find(({ id }) => id === festival.ids.volunteer)?.worked).toBe(90 * 60_000);
  });

  it.each([{ perHour: -1 }, { perHour: 1.5 }, { perHour: 1001 }, { perHour: "10" }, {}])(
    "can't be worth %j",
    async (value) => {
      expect((await worth(value)).status).toBe(400);
    },
  );

  it("outlive the task at which they were worked", async () => {
    await worth({ perHour: 10 });
    const slot = await aSlot(["volunteer"], pastSlot);
    await note("organiser", slot, mark("volunteer"));
    await festival.as.organiser.delete(`/festival-tasks/${String(slot.taskId)}`);
    expect(await charisma()).toBe(20);
    await worth({ perHour: 0 });
  });

  it("CI-2 CI-4 are the same for the database and for the screens, whatever was noted", async () => {
    const { db } = festival.services;
    const { volunteer: userId, organiser: notedBy } = festival.ids;
    const slot = createPeriod(pastSlot);
    const which = { taskId: 1, mobilizationId: "1-2", assignmentId: "3-4" };
    const anyMark = anyMarkAt(slot, { users: [userId], quarters: { min: -3, max: 8 } });
    const anyMarks = fc.uniqueArray(anyMark, { selector: ({ id }) => id, minLength: 1, maxLength: 7 });
    const stored = (one: CheckInMark) => ({
      ...one,
      ...which,
      notedBy,
      startAt: slot.start,
      endAt: slot.end,
      notedAt: new Date(one.notedAt),
      happenedAt: one.happenedAt ? new Date(one.happenedAt) : null,
    });
    await fc.assert(
      fc.asyncProperty(anyMarks, async (marks) => {
        await db.delete(checkInMarks);
        await db.insert(checkInMarks).values(marks.map(stored));
        const [row] = await db.select().from(workedSlots).where(eq(workedSlots.userId, userId));
        const expected = workedTime(presenceOf(marks, slot), slot, new Date());
        expect(row?.worked ?? 0).toBe(expected);
        expect(workedCharisma(expected, 10) / 10).toBe(Math.ceil((row?.worked ?? 0) / 3_600_000));
      }),
      { numRuns: 60 },
    );
  });
});
