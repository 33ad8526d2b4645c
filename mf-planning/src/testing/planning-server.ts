import { answeredVolunteer, festivalServer } from "@coulisses/shared-auth/testing";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import type {
  NamedMobilization,
  OwnSlot,
  TaskForCalendar,
  WorkTime,
} from "@coulisses/shared-domain/contract/planning/slots";
import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { breakPeriod } from "@coulisses/shared-domain/planning/break";
import type { ReminderKind } from "@coulisses/shared-domain/planning/reminder-kind";
import { fakePush } from "@coulisses/shared-pages/push/testing";
import { swapHandlers } from "./swap-handlers";

/** An hour of the Friday of the festival, which starts on 15 May 2026, in Paris. */
export const fridayAt = (hour: number) =>
  new Date(Date.UTC(2027, 4, 14) + (hour - 2) * 3_600_000).toISOString();

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

/** One volunteer's planning in memory, under the server's rules. */
export function planningServer() {
  let slots: OwnSlot[] = [];
  let mobilizations: NamedMobilization[] = [];
  let breaks: Breaks = [];
  let times: WorkTime[] = [];
  let pushed: ReminderKind[] = [];
  const preferences = (): Preferences => ({
    ...{ paperPlanning: null, assignment: "NO_PREF", favoritePages: [] },
    reminders: { mail: [], push: pushed },
  });
  const push = fakePush();
  let details: Partial<TaskForCalendar> = {};
  const { answers, reset, ...swaps } = swapHandlers();
  const byDate = () => [...breaks].sort((a, b) => a.start.localeCompare(b.start));

  const festival = festivalServer({
    ...answers,
    ...push.answers,
    slot: {
      listAssignments: () => slots,
      listMobilizations: () => mobilizations,
      readWorkTimes: () => times,
      readForCalendar: ({ assignmentId }): TaskForCalendar => {
        const slot = slots.find((one) => one.assignmentId === assignmentId);
        if (!slot) throw new Error("no such slot");
        const { id, name, status } = slot.task;
        return {
          id,
          name,
          status,
          appointment: {
            id: 1,
            name: "Scène",
            geoLocation: { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } },
          },
          contacts: [{ ...hugo, phone: "0611223344" }],
          assignees: [zoe, hugo],
          globalInstruction: "<p>Viens avec des gants</p>",
          inChargeInstruction: null,
          namesReader: false,
          timeWindow: { id: slot.assignmentId, start: slot.start, end: slot.end },
          ...details,
        };
      },
    },
    checkIn: {
      readOwnCode: () => ({ code: "ABCDE23456", qr: ["101", "010", "111"] }),
    },
    availability: {
      read: () => [{ start: fridayAt(6), end: fridayAt(26) }],
    },
    preference: {
      read: preferences,
      changeReminders: ({ body }) => {
        pushed = body.push ?? pushed;
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
      list: byDate,
      add: ({ body }) => {
        const { start, end } = breakPeriod(body);
        breaks = [...breaks, { start: start.toISOString(), end: end.toISOString() }];
        return byDate();
      },
      remove: ({ query }) => {
        breaks = breaks.filter(({ start }) => start !== query.start);
        return byDate();
      },
    },
  });
  beforeEach(() => {
    [slots, mobilizations, breaks, times] = [[], [], [], []];
    [details, pushed] = [{}, []];
    reset();
  });
  return {
    ...festival,
    swaps,
    /** The browser's side of the reminders: supported or not. */
    push,
    /** Reminders that the volunteer chose. */
    pushed: () => pushed,
    hasSlots: (...some: OwnSlot[]) => void (slots = some),
    hasMobilizations: (...some: NamedMobilization[]) => void (mobilizations = some),
    hasBreaks: (...some: Breaks) => void (breaks = some),
    hasTimes: (...some: WorkTime[]) => void (times = some),
    /** Changes details of the slots. */
    hasDetails: (some: Partial<TaskForCalendar>) => void (details = some),
  };
}
