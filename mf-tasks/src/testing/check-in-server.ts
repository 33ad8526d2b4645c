import { answeredVolunteer, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import { sortMarks } from "@coulisses/shared-domain/check-in/note-marks";
import { type CheckInMark, isMissing, presenceOf } from "@coulisses/shared-domain/check-in/presence";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { lea, max, slot, theo } from "./check-in-samples";

const expected = [lea, theo];
const period = createPeriod(slot);

/** One slot with Léa and Théo in memory, under the server's rules; Max is a member outside it. */
export function checkInServer() {
  const kept = keptState(() => ({ marks: [] as CheckInMark[] }));
  const noted = () => kept.marks.flatMap(({ userId, replacedBy }) => [userId, replacedBy ?? userId]);
  const missing = () =>
    expected.flatMap((one) => {
      const own = kept.marks.filter(({ userId }) => userId === one.id);
      const presence = presenceOf(own, period);
      return isMissing(presence) ? [{ ...one, state: presence.state }] : [];
    });
  const festival = festivalServer({
    checkIn: {
      listSlots: () => [{ ...slot, expected: 2, missing: missing().length }],
      listPastSlots: () => [],
      board: () => (missing().length > 0 ? [{ ...slot, expected: 2, missing: missing() }] : []),
      readList: () => {
        const there = [lea, theo, max].filter((one) => one !== max || noted().includes(max.id));
        const people = there.map((one) => ({ ...one, isExpected: one !== max }));
        return { ...slot, people, marks: kept.marks };
      },
      note: ({ body }) => {
        const { accepted, refused } = sortMarks(body.marks, {
          slot: period,
          assignees: [lea.id, theo.id],
          noted: noted(),
          members: [lea.id, theo.id, max.id],
          festivalStart: period.start,
          now: new Date(),
        });
        kept.marks.push(...accepted);
        return { refused };
      },
    },
    user: { listVolunteers: () => [lea, theo, max].map((one) => answeredVolunteer(one, ["benevole"])) },
  });
  return { ...festival, kept };
}
