import {
  answeredVolunteer,
  festivalServer,
  keptState,
  person,
  sampleOf,
} from "@coulisses/shared-auth/testing";
import type { Helper, KioskLink } from "@coulisses/shared-domain/contract/planning/crowd";
import { taskForCalendarSchema } from "@coulisses/shared-domain/contract/planning/slots";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

export const slot = (from: number, to: number) => ({ start: fridayAt(from), end: fridayAt(to) });

/** A volunteer who is there all evening and has a slot. */
export const helper = (id: number, firstname: string, more: Partial<Helper> = {}): Helper => ({
  ...person(id, firstname),
  phone: "0612345678",
  teams: ["benevole"],
  availabilities: [slot(16, 24)],
  assignments: [],
  ...more,
});

export const assigned = (id: number, name: string, from: number, to: number) => ({
  id,
  name,
  ...slot(from, to),
  mobilizationId: "10-20",
  assignmentId: `${from}-${to}`,
});
const bar = assigned(7, "Tenir le bar", 20, 22);

export const detailsOfBar = "assignments/tasks/7/mobilizations/10-20/assignments/20-22";
export const lea = helper(21, "Léa", { teams: ["benevole", "bar"], assignments: [bar] });
export const theo = helper(22, "Théo", { teams: ["benevole", "secu"] });

/** A small festival in memory: plannings, available people, and the link of the wall screen. */
export function crowdServer() {
  const kept = keptState(() => ({ people: [lea, theo], link: null as KioskLink | null, made: 0 }));
  const festival = festivalServer({
    user: { listVolunteers: () => kept.people.map((person) => answeredVolunteer(person, [...person.teams])) },
    multiPlanning: {
      list: ({ query }) =>
        query.volunteerIds.flatMap((id) => kept.people.filter((person) => person.id === id)),
    },
    needHelp: { list: () => kept.people },
    slot: {
      readForCalendar: () =>
        sampleOf(taskForCalendarSchema, {
          id: 7,
          name: "Tenir le bar",
          status: "READY_TO_ASSIGN",
          globalInstruction: "<p>Viens avec des gants</p>",
          appointment: { id: 1, name: "Chapiteau", geoLocation: null },
          timeWindow: { id: "20-22", ...slot(20, 22) },
        }),
    },
    assignment: {
      read: () => ({
        ...bar,
        taskId: bar.id,
        appointment: "Chapiteau",
        demands: [{ team: "bar", demand: 2 }],
        assignees: kept.people
          .filter(({ assignments }) => assignments.some(({ id }) => id === bar.id))
          .map((one) => ({ ...one, as: "bar", friends: [], assignmentDuration: 7_200_000 })),
      }),
      remove: ({ assigneeId }) => {
        kept.people = kept.people.map((one) => (one.id === assigneeId ? { ...one, assignments: [] } : one));
      },
    },
    kiosk: {
      link: () => ({ link: kept.link }),
      makeLink: () => {
        kept.made += 1;
        return (kept.link = {
          url: `http://festival.test/kiosk/secret-${kept.made}`,
          createdAt: fridayAt(18),
        });
      },
      revokeLink: () => {
        kept.link = null;
      },
    },
  });
  return { ...festival, kept };
}
