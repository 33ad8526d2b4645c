import { isSameSlot, type SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { presencesOf } from "@coulisses/shared-domain/check-in/presence";
import { sortMarks } from "@coulisses/shared-domain/check-in/note-marks";
import { READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { createPeriod, overlaps } from "@coulisses/shared-domain/time/period";
import { demoEmail } from "../accounts";
import { buildDemoFestival } from "../demo-festival";

const now = new Date("2026-11-21T12:00:00Z");
const { tasks, swaps, marks, people, breaks, inboxes } = buildDemoFestival(now);
const slots = tasks.flatMap(({ sheet }) =>
  sheet.status === READY_TO_ASSIGN
    ? sheet.mobilizations.flatMap(({ id: mobilizationId, assignments }) =>
        assignments.map((slot) => ({
          ...slot,
          taskId: sheet.id,
          mobilizationId,
          period: createPeriod(slot),
        })),
      )
    : [],
);
const slotOf = (one: SlotIdentifier) => {
  const found = slots.find((slot) => isSameSlot({ ...slot, assignmentId: slot.id }, one));
  if (!found) throw new Error("no such slot");
  return found;
};
const begun = slots.filter(({ period, assignees }) => period.start <= now && assignees.length > 0);

describe("What was noted at the slots of the demo festival", () => {
  const notedAt = (slot: (typeof slots)[number]) =>
    marks
      .filter((mark) => slotOf(mark) === slot)
      .map(({ id, userId, kind, replacedBy = null, notedAt, happenedAt = null, isIll = false }) => ({
        id,
        userId,
        kind,
        replacedBy,
        notedAt: notedAt.toISOString(),
        happenedAt: happenedAt && happenedAt.toISOString(),
        isIll,
      }));

  it("are two slots that are over and one that goes on, as the rules take it", () => {
    expect(begun.map(({ period }) => period.end > now)).toEqual([false, false, true]);
    for (const slot of begun) {
      const { accepted, refused } = sortMarks(notedAt(slot), {
        slot: slot.period,
        festivalStart: slot.period.start,
        now,
        noted: [],
        assignees: slot.assignees.map(({ id }) => id),
        members: people.map(({ id }) => id),
      });
      expect(refused).toEqual([]);
      expect(accepted.length).toBeGreaterThan(3);
    }
    expect(marks.every((mark) => begun.includes(slotOf(mark)))).toBe(true);
  });

  it("are people who came, late or not, who left, who didn't come, and one who came instead", () => {
    const states = begun.flatMap((slot) =>
      [...presencesOf(notedAt(slot), slot.period).values()].map((presence) =>
        presence.state === "arrived" && presence.isLate ? "late" : presence.state,
      ),
    );
    expect(new Set(states)).toEqual(new Set(["arrived", "late", "left", "absent", "replaced"]));
  });
});

it.each(["2027-05-19T21:40:00Z", "2026-10-24T22:10:00Z"])(
  "A demo that begins on %s, before the festival or a change of clocks, has nobody in two places",
  (instant) => {
    const festival = buildDemoFestival(new Date(instant));
    const places = festival.tasks.flatMap(({ sheet }) =>
      sheet.status === READY_TO_ASSIGN
        ? sheet.mobilizations.flatMap(({ assignments }) =>
            assignments.flatMap(({ assignees, ...slot }) =>
              assignees.map(({ id }) => ({ id, period: createPeriod(slot) })),
            ),
          )
        : [],
    );
    const twice = places.filter((one, index) =>
      places.slice(index + 1).some((other) => other.id === one.id && overlaps(other.period, one.period)),
    );
    expect(twice).toEqual([]);
    const clashes = festival.availabilities.filter((one, index) =>
      festival.availabilities
        .slice(index + 1)
        .some((other) => other.userId === one.userId && overlaps(one, other)),
    );
    expect(clashes).toEqual([]);
    expect(festival.marks.length).toBeGreaterThan(5);
  },
);

describe("The swaps of the demo festival", () => {
  it("are asked by those who come, of those who could come instead and have nothing else to do", () => {
    expect(swaps.requests).toHaveLength(8);
    for (const request of swaps.requests) {
      const { period, assignees } = slotOf(request);
      const comes = request.status === "APPROVED" ? request.takerId : request.requesterId;
      expect(assignees.map(({ id }) => id)).toContain(comes);
      expect(period.start > now && (request.createdAt ?? now) < now).toBe(true);
      const invited = swaps.invitations.filter(({ requestId }) => requestId === request.id);
      expect(invited.length).toBeGreaterThan(2);
      for (const { userId } of invited.filter((one) => one.userId !== comes)) {
        const busy = slots.filter((slot) => slot.assignees.some(({ id }) => id === userId));
        expect(busy.filter((slot) => overlaps(slot.period, period))).toEqual([]);
        expect(breaks.filter((pause) => pause.volunteerId === userId && overlaps(pause, period))).toEqual([]);
      }
    }
  });
});

describe("The inboxes of the demo festival", () => {
  const inboxOf = (role: string) => {
    const id = people.find(({ email }) => email === demoEmail(role))?.id;
    return inboxes.filter(({ userId }) => userId === id);
  };

  it("hold the last messages of reviewers and of people in charge, a few of them unread", () => {
    for (const role of ["matos", "elec", "secu", "hard"])
      expect(inboxOf(role).filter(({ readAt }) => readAt === null)).toHaveLength(4);
    expect(new Set(inboxOf("hard").map(({ kind }) => kind))).toEqual(new Set(["REFUSED", "VALIDATED"]));
    expect(inboxOf("soft")).toEqual([]);
  });

  it("INB-4 have one message for a person and an act, and none about one's own", () => {
    const keys = inboxes.map(({ userId, event }) => `${String(userId)} ${event}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(inboxes.filter(({ userId, byId }) => userId === byId)).toEqual([]);
  });
});
