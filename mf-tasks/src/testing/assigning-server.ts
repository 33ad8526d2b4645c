import { type Assignable, assign, type Comer, notAssigned } from "@coulisses/shared-domain/assignment/assign";
import {
  missingTeams,
  staffedDemands,
  type TeamDemand,
  teamsToComeAs,
} from "@coulisses/shared-domain/assignment/demand";
import type {
  AssignableVolunteer,
  TaskForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { answeredVolunteer, festivalServer } from "@coulisses/shared-auth/testing";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

/** A candidate who is free all day. */
export function candidate(
  id: number,
  firstname: string,
  more: Partial<AssignableVolunteer> = {},
): AssignableVolunteer {
  return {
    ...{ id, firstname, lastname: "Martin", nickname: null, charisma: id, comment: null, note: null },
    ...{ teams: ["benevole"], assignmentPreference: "NO_PREF", hasAtLeastOneFriend: true, restProblems: [] },
    ...{ totalAssignmentDuration: 0, assignmentDuration: 0, isRequestedOnSamePeriod: false },
    ...{ hasFriendAssigned: false, assignableFriendsIds: [] },
    ...more,
  };
}

type Task = Omit<TaskForAssignment, "teams"> & {
  slots: { id: string; start: string; end: string; demands: TeamDemand[]; assignees: Comer[] }[];
};

/** A Friday task with a one-hour slot at each of these hours. */
export function taskToFill(id: number, name: string, hours: readonly number[], demands: TeamDemand[]): Task {
  return {
    ...{ id, name, topPriority: false, category: "BAR", inChargeTeam: "bar" },
    slots: hours.map((hour) => ({
      ...{ id: `${hour}h`, start: fridayAt(hour), end: fridayAt(hour + 1), demands, assignees: [] },
    })),
  };
}

const teamNames = new Map([["benevole", "Personne"]]);

/** A festival under assignment in memory, with the server's rule of candidates. */
export function assigningServer() {
  let tasks: Task[] = [];
  let people: AssignableVolunteer[] = [];
  let planned: {
    start: string;
    end: string;
    task: { id: number; name: string; status: "READY_TO_ASSIGN" };
  }[] = [];

  /** Volunteer ids of each request for plannings. */
  const comparisons: number[][] = [];

  const slotOf = (task: number, id: string) => {
    const slot = tasks.find((one) => one.id === task)?.slots.find((one) => one.id === id);
    if (!slot) throw notFound("Ce créneau n'existe pas ou plus");
    return slot;
  };
  const teamsOf = (slot: Task["slots"][number]) => staffedDemands(slot.demands, slot.assignees);
  const listed = (all: boolean) =>
    tasks
      .map(({ slots, ...task }) => ({
        ...task,
        teams: [
          ...new Set(
            slots.flatMap((slot) =>
              all ? slot.demands.map(({ team }) => team) : missingTeams(teamsOf(slot)),
            ),
          ),
        ],
      }))
      .filter(({ teams }) => teams.length > 0);
  const identified = (taskId: number, { id, start, end }: Task["slots"][number]) => ({
    ...{ taskId, mobilizationId: "m", assignmentId: id, start, end },
  });
  const busy = (id: number) =>
    tasks.some(({ slots }) => slots.some(({ assignees }) => assignees.some((one) => one.id === id)));

  const festival = festivalServer({
    assignmentTool: {
      listAssignableTasks: () => listed(false),
      listAllTasks: () => listed(true),
      readTask: ({ id }) => {
        const task = tasks.find((one) => one.id === id);
        if (!task) throw notFound(`La FT #${id} est introuvable`);
        const { slots, ...card } = task;
        return {
          ...card,
          assignments: slots.map((slot) => ({ ...identified(id, slot), teams: teamsOf(slot) })),
        };
      },
      listAssignableVolunteers: ({ taskId, assignmentId }) => {
        const missing = missingTeams(teamsOf(slotOf(taskId, assignmentId)));
        const free = people.filter(
          ({ id, teams }) => !busy(id) && teamsToComeAs(teams).some((team) => missing.includes(team)),
        );
        return free.map((person) => ({
          ...person,
          assignableFriendsIds: person.assignableFriendsIds.filter((id) => free.some((one) => one.id === id)),
        }));
      },
      listPlannings: ({ query: { volunteerIds } }) => {
        comparisons.push(volunteerIds);
        return volunteerIds.map((id) => ({
          id,
          planned,
          breaks: [{ start: fridayAt(12), end: fridayAt(13) }],
          availabilities: [{ start: fridayAt(8), end: fridayAt(20) }],
        }));
      },
    },
    assignment: {
      read: ({ taskId, assignmentId }) => {
        const slot = slotOf(taskId, assignmentId);
        const comers = slot.assignees.flatMap(({ id, as }) =>
          people
            .filter((person) => person.id === id)
            .map(({ firstname, lastname, teams }) => ({
              id,
              firstname,
              lastname,
              nickname: null,
              teams,
              friends: [],
              assignmentDuration: 0,
              ...(as !== undefined && { as }),
            })),
        );
        return {
          ...identified(taskId, slot),
          name: "Tenir le bar",
          appointment: "Grande scène",
          demands: slot.demands,
          assignees: comers,
        };
      },
      assign: ({ body: { assignment, volunteers, restOverride } }) => {
        const { taskId, assignmentId } = assignment;
        const slot = slotOf(taskId, assignmentId);
        const places = volunteers.map(({ id, as }) => {
          const person = people.find((one) => one.id === id);
          if (!person) throw notFound("Cette personne n'existe pas");
          if (person.restProblems.length > 0 && !restOverride) throw refused(person.restProblems.join("\n"));
          const volunteer: Assignable = {
            ...person,
            availabilities: [createPeriod(slot)],
            breaks: [],
            slots: [],
          };
          return { volunteer, as };
        });
        slot.assignees = assign({ ...slot, ...createPeriod(slot), teamNames }, places);
        const name = tasks.find(({ id }) => id === taskId)?.name ?? "";
        return { ...identified(taskId, slot), name, demands: slot.demands, assignees: slot.assignees };
      },
      remove: ({ taskId, assignmentId, assigneeId }) => {
        const slot = slotOf(taskId, assignmentId);
        const others = slot.assignees.filter(({ id }) => id !== assigneeId);
        if (others.length === slot.assignees.length) throw notAssigned();
        slot.assignees = others;
      },
    },
    user: { listVolunteers: () => people.map(listedVolunteer) },
  });
  beforeEach(() => {
    [tasks, people, planned] = [[], [], []];
    comparisons.length = 0;
  });
  return {
    ...festival,
    comparisons,
    hasTasks: (...some: Task[]) => void (tasks = some),
    hasPeople: (...some: AssignableVolunteer[]) => void (people = some),
    hasPlanned: (...some: typeof planned) => void (planned = some),
    /** Another manager assigns a volunteer for a team. */
    elsewhereAssigned: (taskId: number, slotId: string, comer: Comer) => {
      slotOf(taskId, slotId).assignees.push(comer);
    },
  };
}

/** A person in the list of volunteers, with a phone number of their own. */
export const listedVolunteer = ({ id, firstname, lastname, teams }: UserIdentity & { teams: string[] }) => ({
  ...answeredVolunteer({ id, firstname, lastname }, teams),
  phone: `06000000${id}`,
});
