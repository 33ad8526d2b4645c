import { answeredVolunteer, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import { unknownCode } from "@coulisses/shared-domain/check-in/code";
import { sortMarks } from "@coulisses/shared-domain/check-in/note-marks";
import { type CheckInMark, isMissing, presenceOf } from "@coulisses/shared-domain/check-in/presence";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { lea, theo, max, slot } from "./check-in-samples";

const expected = [lea, theo];

/** One slot with Léa and Théo in memory, under the server's rules; Max is a member outside it. */
export function checkInServer() {
  const kept = keptState(() => ({ marks: [] as CheckInMark[] }));
  const noted = () => kept.marks.flatMap(({ userId, replacedBy }) => [userId, replacedBy ?? userId]);
  const missing = () =>
    expected.flatMap((one) => {
      const own = kept.marks.filter(({ userId }) => userId === one.id);
      const presence = presenceOf(own, createPeriod(slot));
      const { state } = presence;
      const known = state === "absent" || state === "left" ? state : ("expected" as const);
      return isMissing(presence) ? [{ ...one, state: known }] : [];
    });
  const festival = festivalServer({
    checkIn: {
      listSlots: () => [{ ...slot, expected: 2, missing: missing().length }],
      listPastSlots: () => [],
      board: () => (missing().length > 0 ? [{ ...slot, expected: 2, missing: missing() }] : []),
      readList: () => {
        const others = noted().includes(max.id) ? [max] : [];
        return {
          ...slot,
          people: [...expected, ...others].map((one) => ({ ...one, isExpected: one !== max })),
          marks: kept.marks,
        };
      },
      readPersonOfCode: ({ code }) => {
        if (code !== max.code) throw unknownCode();
        return max;
      },
      note: ({ body }) => {
        const known = new Set(kept.marks.map(({ id }) => id));
        const { accepted, refused } = sortMarks(
          body.marks.filter(({ id }) => !known.has(id)),
          {
            slot: createPeriod(slot),
            assignees: expected.map(({ id }) => id),
            noted: noted(),
            members: [lea.id, theo.id, max.id],
            festivalStart: new Date(slot.start),
            now: new Date(),
          },
        );
        kept.marks.push(...accepted);
        return { refused };
      },
    },
    user: { listVolunteers: () => [lea, theo, max].map((one) => answeredVolunteer(one, ["benevole"])) },
  });
  return { ...festival, kept };
}
