import { answeredVolunteer, festivalServer } from "@coulisses/shared-auth/testing";
import type { Helper, KioskLink } from "@coulisses/shared-domain/contract/planning/crowd";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

export const slot = (from: number, to: number) => ({ start: fridayAt(from), end: fridayAt(to) });

/** A volunteer who is there all evening and has a slot. */
export function helper(id: number, firstname: string, more: Partial<Helper> = {}): Helper {
  return {
    ...{ id, firstname, lastname: "Martin", nickname: null, phone: "0612345678" },
    ...{ teams: ["benevole"], availabilities: [slot(16, 24)], assignments: [] },
    ...more,
  };
}

export const assigned = (id: number, name: string, from: number, to: number) => ({
  ...{ id, name, ...slot(from, to) },
  ...{ mobilizationId: "10-20", assignmentId: `${from}-${to}` },
});

export const detailsOfBar = "assignments/tasks/7/mobilizations/10-20/assignments/20-22";
export const lea = helper(21, "Léa", {
  teams: ["benevole", "bar"],
  assignments: [assigned(7, "Tenir le bar", 20, 22)],
});
export const theo = helper(22, "Théo", { teams: ["benevole", "secu"] });

/** A small festival in memory: plannings, available people, and the link of the wall screen. */
export function crowdServer() {
  let people: Helper[] = [];
  let link: KioskLink | null = null;
  let made = 0;
  /** The requests received, as `multi-planning?volunteerIds=21`. */
  const reads: string[] = [];
  const note = ({ url }: Request) => void reads.push(decodeURIComponent(url.split("/api/")[1] ?? ""));

  const festival = festivalServer({
    user: {
      listVolunteers: () =>
        people.map(({ teams, id, firstname, lastname }) =>
          answeredVolunteer({ id, firstname, lastname }, [...teams]),
        ),
    },
    multiPlanning: {
      list: ({ query, request }) => {
        note(request);
        const known = people.map(({ phone: _phone, ...person }) => person);
        return (query.volunteerIds ?? []).flatMap((id) => known.filter((person) => person.id === id));
      },
    },
    needHelp: {
      list: ({ request }) => {
        note(request);
        return people;
      },
    },
    slot: {
      readForCalendar: () => ({
        id: 7,
        name: "Tenir le bar",
        status: "READY_TO_ASSIGN",
        contacts: [],
        assignees: [],
        globalInstruction: "<p>Viens avec des gants</p>",
        inChargeInstruction: null,
        appointment: { id: 1, name: "Chapiteau", geoLocation: null },
        timeWindow: { id: "20-22", ...slot(20, 22) },
        namesReader: false,
      }),
    },
    assignment: {
      read: () => ({
        taskId: 7,
        mobilizationId: "10-20",
        assignmentId: "20-22",
        ...slot(20, 22),
        name: "Tenir le bar",
        appointment: "Chapiteau",
        demands: [{ team: "bar", demand: 2 }],
        assignees: people
          .filter(({ assignments }) => assignments.some(({ id }) => id === 7))
          .map(({ phone: _, availabilities: __, assignments: ___, ...person }) => ({
            ...person,
            as: "bar",
            friends: [],
            assignmentDuration: 7_200_000,
          })),
      }),
      remove: ({ assigneeId }) => {
        people = people.map((one) => (one.id === assigneeId ? { ...one, assignments: [] } : one));
      },
    },
    kiosk: {
      link: () => ({ link }),
      makeLink: () => {
        made += 1;
        link = { url: `http://festival.test/kiosk/secret-${made}`, createdAt: fridayAt(18) };
        return link;
      },
      revokeLink: () => {
        link = null;
      },
    },
  });
  beforeEach(() => {
    people = [lea, theo];
    link = null;
    made = 0;
    reads.length = 0;
  });
  return { ...festival, reads, has: (...some: Helper[]) => void (people = some) };
}
