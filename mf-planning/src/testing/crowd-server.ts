import { answeredVolunteer, festivalServer, keptState, sampleOf } from "@coulisses/shared-auth/testing";
import type { KioskLink } from "@coulisses/shared-domain/contract/planning/crowd";
import { taskForCalendarSchema } from "@coulisses/shared-domain/contract/planning/slots";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { slot, bar, lea, theo } from "./crowd-samples";

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
