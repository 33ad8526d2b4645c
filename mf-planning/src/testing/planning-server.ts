import { answeredVolunteer, festivalServer, keptState, sampleOf } from "@coulisses/shared-auth/testing";
import type { OwnSwap, SwapInvitation } from "@coulisses/shared-domain/contract/assignment/swaps";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import {
  type OwnSlot,
  type TaskForCalendar,
  taskForCalendarSchema,
} from "@coulisses/shared-domain/contract/planning/slots";
import { preferencesSchema } from "@coulisses/shared-domain/contract/preferences";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { breakPeriod } from "@coulisses/shared-domain/planning/break";
import type { ReminderKind } from "@coulisses/shared-domain/planning/reminder-kind";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { fakePush } from "@coulisses/shared-pages/push/testing";
import { zoe, hugo } from "./planning-samples";

/** One volunteer's planning in memory, under the server's rules. */
export function planningServer() {
  const push = fakePush();
  const kept = keptState(() => ({
    slots: [] as OwnSlot[],
    breaks: [] as Breaks,
    /** Reminders that the volunteer chose. */
    pushed: [] as ReminderKind[],
    /** Changes details of the slots. */
    details: {} as Partial<TaskForCalendar>,
    requests: [] as OwnSwap[],
    invitations: [] as SwapInvitation[],
  }));
  const preferences = () => sampleOf(preferencesSchema, { reminders: { mail: [], push: kept.pushed } });
  const swaps = () => ({ requests: kept.requests, invitations: kept.invitations });
  const drop = ({ id }: { id: string }) => {
    kept.invitations = kept.invitations.filter((one) => one.id !== id);
    return swaps();
  };
  const festival = festivalServer({
    ...push.answers,
    slot: {
      listAssignments: () => kept.slots,
      listMobilizations: () => [],
      readWorkTimes: () => [],
      readForCalendar: ({ assignmentId }) => {
        const slot = kept.slots.find((one) => one.assignmentId === assignmentId);
        if (!slot) throw new Error("no such slot");
        const { start, end, task } = slot;
        return sampleOf(taskForCalendarSchema, {
          ...task,
          appointment: {
            id: 1,
            name: "Scène",
            geoLocation: { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } },
          },
          contacts: [{ ...hugo, phone: "0611223344" }],
          assignees: [zoe, hugo],
          globalInstruction: "<p>Viens avec des gants</p>",
          timeWindow: { id: assignmentId, start, end },
          ...kept.details,
        });
      },
    },
    swap: {
      listOwn: swaps,
      ask: swaps,
      accept: ({ id }) => {
        const taken = { status: "TAKEN", isTaker: true } as const;
        kept.invitations = kept.invitations.map((one) => (one.id === id ? { ...one, ...taken } : one));
        return swaps();
      },
      decline: drop,
      withdraw: drop,
      cancel: () => {
        kept.requests = kept.requests.map((one) => ({ ...one, status: "CANCELLED" }));
        return swaps();
      },
    },
    checkIn: { readOwnCode: () => ({ code: "ABCDE23456", qr: ["101", "010", "111"] }) },
    availability: { read: () => [{ start: fridayAt(6), end: fridayAt(26) }] },
    preference: {
      read: preferences,
      changeReminders: ({ body }) => {
        kept.pushed = body.push ?? kept.pushed;
        return preferences();
      },
    },
    user: {
      read: ({ id }) => {
        if (id !== zoe.id) throw userNotFound();
        return answeredVolunteer(zoe, ["benevole", "hard"]);
      },
    },
    break: {
      list: () => kept.breaks,
      add: ({ body }) => {
        const { start, end } = breakPeriod(body);
        kept.breaks.push({ start: start.toISOString(), end: end.toISOString() });
        return kept.breaks;
      },
      remove: ({ query }) => (kept.breaks = kept.breaks.filter(({ start }) => start !== query.start)),
    },
  });
  return { ...festival, push, kept };
}
