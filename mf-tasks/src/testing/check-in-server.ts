import { answeredVolunteer, festivalServer } from "@coulisses/shared-auth/testing";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { type CheckInMark, isMissing, presenceOf } from "@coulisses/shared-domain/check-in/presence";
import { unknownCode } from "@coulisses/shared-domain/check-in/code";
import { notInCharge, sortMarks } from "@coulisses/shared-domain/check-in/note-marks";
import type { CheckInList, SlotToCheckIn } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { createPeriod } from "@coulisses/shared-domain/time/period";

const person = (id: number, firstname: string) => ({ id, firstname, lastname: "Martin", nickname: null });
export const lea = person(21, "Léa");
export const theo = person(22, "Théo");
export const max = person(23, "Max");
export const codes = { lea: "ABCDE23456", theo: "FGHJK23456", max: "MNPQR23456" };

/** From 18:00 to 20:00. */
export const slot = {
  ...{
    taskId: 7,
    mobilizationId: "1-2",
    assignmentId: "3-4",
    name: "Tenir le bar",
    appointment: "Chapiteau",
  },
  ...{ start: fridayAt(18), end: fridayAt(20) },
};
export const slotAddress = "/check-in/7/1-2/3-4";

/** One slot with Léa and Théo in memory, under the server's rules; Max is a member outside it. */
export function checkInServer() {
  let marks: CheckInMark[] = [];
  let mayCheckIn = true;
  let isOver = false;
  let lists = true;
  const expected = [lea, theo];

  const people = (): CheckInList["people"] => {
    const others = marks.some(({ replacedBy, userId }) => [replacedBy, userId].includes(max.id)) ? [max] : [];
    return [
      { ...lea, phone: "0611223344", code: codes.lea, isExpected: true },
      { ...theo, code: codes.theo, isExpected: true },
      ...others.map((one) => ({ ...one, code: codes.max, isExpected: false })),
    ];
  };
  const missing = () =>
    expected.flatMap((one) => {
      const presence = presenceOf(
        marks.filter(({ userId }) => userId === one.id),
        createPeriod(slot),
      );
      return isMissing(presence) ? [{ one, presence }] : [];
    });
  const listed = (): SlotToCheckIn => ({ ...slot, expected: expected.length, missing: missing().length });

  const festival = festivalServer({
    checkIn: {
      listSlots: () => (lists && !isOver ? [listed()] : []),
      listPastSlots: () => (lists && isOver ? [listed()] : []),
      board: () => {
        const absentees = missing().map(({ one, presence: { state } }) => ({
          ...one,
          ...(one === lea && { phone: "0611223344" }),
          state: state === "absent" || state === "left" ? state : ("expected" as const),
        }));
        return lists && absentees.length > 0
          ? [{ ...slot, expected: expected.length, missing: absentees }]
          : [];
      },
      readList: () => {
        if (!mayCheckIn) throw notInCharge();
        return { ...slot, people: people(), marks };
      },
      readPersonOfCode: ({ code }) => {
        if (code !== codes.max) throw unknownCode();
        return max;
      },
      note: ({ body }) => {
        if (!mayCheckIn) throw notInCharge();
        const known = new Set(marks.map(({ id }) => id));
        const { accepted, refused } = sortMarks(
          body.marks.filter(({ id }) => !known.has(id)),
          {
            slot: createPeriod(slot),
            assignees: expected.map(({ id }) => id),
            noted: marks.flatMap(({ userId, replacedBy }) => [userId, replacedBy ?? userId]),
            members: [lea.id, theo.id, max.id],
            festivalStart: new Date(slot.start),
            now: new Date(),
          },
        );
        marks = [...marks, ...accepted];
        return { refused };
      },
    },
    user: { listVolunteers: () => [lea, theo, max].map((one) => answeredVolunteer(one, ["benevole"])) },
  });
  beforeEach(() => {
    marks = [];
    [mayCheckIn, isOver, lists] = [true, false, true];
  });
  return {
    ...festival,
    marks: () => marks,
    /** Another phone's marks. */
    notes: (...some: CheckInMark[]) => void (marks = [...marks, ...some]),
    isNotTheirs: () => void (mayCheckIn = false),
    isOver: () => void (isOver = true),
    isEmpty: () => void (lists = false),
  };
}
