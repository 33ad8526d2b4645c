import { and, eq } from "drizzle-orm";
import { sheetLimits } from "@coulisses/shared-domain/festival-event/sheet-limits";
import { aDraft as anActivity } from "../festival-activities/testing/sheets";
import {
  festivalActivityContractors as contractors,
  festivalActivitySignages as signages,
  festivalActivityTimeWindows as windows,
} from "../database/schema/festival-activities";
import { festivalTaskFeedbacks, festivalTaskMobilizations } from "../database/schema/festival-tasks";
import { useFestival } from "../testing/festival";
import { inReview, makeAvailable, pathOf, someVolunteers, taskIn, validated } from "./testing/sheets";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const may = Date.parse("2027-05-01T00:00:00Z");
const from = (days: number, hours: number) => ({
  start: new Date(may + days * DAY).toISOString(),
  end: new Date(may + days * DAY + hours * HOUR).toISOString(),
});
const times = (number: number) => Array.from({ length: number }, (_, at) => at);

const festival = useFestival();
const figures: string[] = [];
afterAll(() => process.stdout.write(`${figures.join("\n")}\n`));

/**
 * In milliseconds of work, not of waiting: other tests run on the same processors. Far above what a call takes, and far
 * below what it would take if it grew with the square of a sheet; the bench measures the calls themselves.
 */
const longest = 8_000;

/** The answer to a call, which came in time. */
async function timed<Answered extends { status: number; body: string }>(
  name: string,
  answer: Promise<Answered>,
) {
  const [began, worked] = [performance.now(), process.cpuUsage()];
  const answered = await answer;
  const waited = Math.round(performance.now() - began);
  const { user, system } = process.cpuUsage(worked);
  const milliseconds = Math.round((user + system) / 1_000);
  figures.push(
    `${String(waited).padStart(6)} ms, ${String(milliseconds).padStart(6)} ms of work ${String(answered.body.length).padStart(8)} B  ${name}`,
  );
  expect([name, answered.status < 300 ? "answered" : answered.body]).toEqual([name, "answered"]);
  expect([name, milliseconds < longest]).toEqual([name, true]);
  return answered;
}

describe("A task as large as may be", () => {
  it("is read, changed and put in assignment in time", async () => {
    const { as, ids } = festival;
    const ft = await inReview(festival, { window: from(90, 4) });
    const path = pathOf(ft);
    await makeAvailable(festival, ids.volunteer, ...times(3).map((part) => from(part * 28, 28 * 24)));
    // Six fortnights hour by hour, four of them with a named volunteer: 1 999 slots besides the first.
    for (const part of times(6)) {
      const hours = part < 5 ? 336 : 319;
      const asked = {
        ...from(part * 14, hours),
        durationSplitInHour: 1,
        ...someVolunteers,
        volunteers: part < 4 ? [ids.volunteer] : [],
      };
      await timed(`add the ${part + 1}th fortnight`, as.humain.post(`${path}/mobilizations`, asked));
    }
    const over = await as.humain.post(`${path}/mobilizations`, {
      ...from(95, 4),
      durationSplitInHour: null,
      ...someVolunteers,
    });
    expect([over.status, over.message]).toEqual([
      409,
      expect.stringContaining("créneaux d'affectation au plus"),
    ]);
    for (const team of ["humain", "matos"] as const) await as[team].post(`${path}/approve`, { team });
    await festival.services.db.insert(festivalTaskFeedbacks).values(
      times(sheetLimits.feedbacks.most).map(() => ({
        taskId: ft.id,
        authorId: ids.organiser,
        content: "é".repeat(4_000),
        publishedAt: new Date(),
      })),
    );
    expect((await as.organiser.post(`${path}/feedbacks`, { content: "De trop" })).message).toBe(
      "Une fiche compte 200 commentaires au plus",
    );
    await timed("start the assignment", as.humain.post(`${path}/enable-assignment`, {}));
    await timed("read the task", as.organiser.get(path));
    await timed("read it again", as.organiser.get(path));
    await timed("list the tasks", as.organiser.get("/festival-tasks"));
    await timed(
      "take the assignment back",
      as.humain.post(`${path}/reject`, { team: "humain", reason: "Trop" }),
    );
  });

  it("does not grow over its bounds by a mobilization of years", async () => {
    const { as } = festival;
    const ft = await inReview(festival);
    for (const years of [10, 60]) {
      const asked = { ...from(0, years * 365 * 24), durationSplitInHour: 1, ...someVolunteers };
      const answer = await as.humain.post(`${pathOf(ft)}/mobilizations`, asked);
      expect([answer.status, answer.message]).toEqual([400, "Une mobilisation dure 14 jours au plus"]);
    }
    for (const [start, end] of [
      ["1970-01-01", "1970-01-02"],
      ["9999-01-01", "9999-01-02"],
      ["+275760-09-01", "+275760-09-02"],
    ]) {
      const asked = {
        start: `${start}T00:00:00Z`,
        end: `${end}T00:00:00Z`,
        durationSplitInHour: null,
        ...someVolunteers,
      };
      expect((await as.humain.post(`${pathOf(ft)}/mobilizations`, asked)).status).toBe(400);
    }
  });

  it("that was kept before there were bounds starts no assignment, at once", async () => {
    const ft = await validated(festival);
    const [window] = ft.mobilizations;
    await festival.services.db
      .update(festivalTaskMobilizations)
      .set({ endAt: new Date(may + 3_650 * DAY), durationSplitInHour: 1 })
      .where(
        and(eq(festivalTaskMobilizations.taskId, ft.id), eq(festivalTaskMobilizations.id, window?.id ?? "")),
      );
    const began = process.cpuUsage();
    const answer = await festival.as.humain.post(`${pathOf(ft)}/enable-assignment`, {});
    const { user, system } = process.cpuUsage(began);
    expect([answer.status, answer.message]).toEqual([
      409,
      expect.stringContaining("créneaux d'affectation au plus"),
    ]);
    expect((user + system) / 1_000).toBeLessThan(longest);
    expect(taskIn(await festival.as.organiser.get(pathOf(ft))).status).toBe("VALIDATED");
  });
});

describe("An activity as large as may be", () => {
  it("is read and changed in time", async () => {
    const { as } = festival;
    const { db } = festival.services;
    const { id: activityId } = await anActivity(as.organiser);
    const path = `/festival-activities/${activityId}`;
    const comment = "é".repeat(4_000);
    const month = (at: number) => ({
      startAt: new Date(may + at * DAY),
      endAt: new Date(may + (at + 31) * DAY),
    });
    await db
      .insert(windows)
      .values(times(sheetLimits.timeWindows.most).map((at) => ({ activityId, id: `${at}-0`, ...month(at) })));
    await db.insert(contractors).values(
      times(sheetLimits.contractors.most).map((id) => ({
        activityId,
        id,
        firstname: "L",
        lastname: "L",
        phone: "06",
        comment,
      })),
    );
    await db.insert(signages).values(
      times(sheetLimits.signages.most).map((at) => {
        const said = { type: "BACHE", text: `n ${at}`, size: "A3", quantity: 1 } as const;
        return { activityId, id: `n-${at}`, ...said, comment };
      }),
    );
    await timed("read the activity", as.organiser.get(path));
    await timed("change the activity", as.organiser.patch(`${path}/general`, { name: "Large" }));
    await timed("list the activities", as.organiser.get("/festival-activities"));
    await timed("the gear recap", as.matos.get("/logistic/dashboard"));
    await timed(
      "a month of one gear",
      as.matos.get(`/logistic/dashboard/chaise?start=${from(0, 0).start}&end=${from(31, 0).start}`),
    );
    const over = await as.organiser.post(`${path}/signa/signages`, {
      type: "BACHE",
      text: "de trop",
      size: "A3",
      quantity: 1,
    });
    expect([over.status, over.message]).toEqual([409, "Une fiche compte 200 signalétiques au plus"]);
  });
});
