import { answeredVolunteer, festivalServer, keptState, sampleOf } from "@coulisses/shared-auth/testing";
import {
  type OwnSwap,
  ownSwapSchema,
  type SwapInvitation,
  swapInvitationSchema,
} from "@coulisses/shared-domain/contract/assignment/swaps";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import {
  type NamedMobilization,
  type OwnSlot,
  type TaskForCalendar,
  taskForCalendarSchema,
  type WorkTime,
} from "@coulisses/shared-domain/contract/planning/slots";
import { preferencesSchema } from "@coulisses/shared-domain/contract/preferences";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { breakPeriod } from "@coulisses/shared-domain/planning/break";
import type { ReminderKind } from "@coulisses/shared-domain/planning/reminder-kind";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { fakePush } from "@coulisses/shared-pages/push/testing";

export const zoe = { id: 31, firstname: "Zoé", lastname: "Roux", nickname: "Zozo" };
export const hugo = { id: 32, firstname: "Hugo", lastname: "Blanc", nickname: null };

/** A Friday slot of the task with this number, at the stage. */
export const slotOf = (id: number, name: string, from: number, to: number): OwnSlot => ({
  start: fridayAt(from),
  end: fridayAt(to),
  task: { id, name, status: "READY_TO_ASSIGN", appointment: { id: 1, name: "Scène" } },
  mobilizationId: "1-2",
  assignmentId: `${from}-${to}`,
});
const swapOf = ({ task, ...slot }: OwnSlot) => ({
  ...slot,
  id: `00000000-0000-4000-8000-${String(task.id).padStart(12, "0")}`,
  taskId: task.id,
  name: task.name,
  place: task.appointment?.name ?? null,
});
/** Hugo looks for a replacement for his slot. */
export const invitation = (slot: OwnSlot): SwapInvitation =>
  sampleOf(swapInvitationSchema, { ...swapOf(slot), status: "OPEN", requester: hugo });
/** The reader's own request for a slot. */
export const ownSwap = (slot: OwnSlot, more: Partial<OwnSwap> = {}): OwnSwap =>
  sampleOf(ownSwapSchema, { ...swapOf(slot), status: "OPEN", reason: "Malade", ...more });

/** One volunteer's planning in memory, under the server's rules. */
export function planningServer() {
  const push = fakePush();
  const kept = keptState(() => ({
    slots: [] as OwnSlot[],
    mobilizations: [] as NamedMobilization[],
    breaks: [] as Breaks,
    times: [] as WorkTime[],
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
      listMobilizations: () => kept.mobilizations,
      readWorkTimes: () => kept.times,
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
