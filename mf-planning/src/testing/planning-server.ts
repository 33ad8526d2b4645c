import {
  answeredPreferences,
  answeredVolunteer,
  type Answers,
  festivalServer,
  keptRows,
  keptState,
} from "@coulisses/shared-auth/testing";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import type { OwnSlot, TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { breakPeriod } from "@coulisses/shared-domain/planning/break";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { toIsoPeriod } from "@coulisses/shared-domain/time/period";
import { fakePush } from "@coulisses/shared-pages/push/testing";
import { detailsOf, zoe } from "./planning-samples";

/** One volunteer's planning in memory, under the server's rules; `more` answers further calls. */
export function planningServer(more: Answers = {}) {
  const push = fakePush();
  const first = () => [answeredVolunteer(zoe, ["benevole", "hard"])];
  const people = keptRows<Volunteer>({ notFound: userNotFound, first });
  const kept = keptState(() => ({
    slots: [] as OwnSlot[],
    breaks: [] as Breaks,
    /** Changes details of the slots. */
    details: {} as Partial<TaskForCalendar>,
  }));
  const festival = festivalServer({
    ...push.answers,
    slot: {
      listAssignments: () => kept.slots,
      listMobilizations: () => [],
      readWorkTimes: () => [],
      readForCalendar: ({ assignmentId }) => detailsOf(assignmentId, kept.slots, kept.details),
    },
    swap: { listOwn: () => ({ requests: [], invitations: [] }), listFor: () => [] },
    checkIn: { readOwnCode: () => ({ code: "ABCDE23456", qr: ["101", "010", "111"] }) },
    availability: { read: () => [{ start: fridayAt(6), end: fridayAt(26) }] },
    preference: { read: () => answeredPreferences() },
    user: people.answers,
    break: {
      list: () => kept.breaks,
      add: ({ body }) => (kept.breaks = [...kept.breaks, toIsoPeriod(breakPeriod(body))]),
      remove: ({ query }) => (kept.breaks = kept.breaks.filter(({ start }) => start !== query.start)),
    },
    ...more,
  });
  return { ...festival, push, kept };
}
