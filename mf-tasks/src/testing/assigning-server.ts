import { type Assignable, assign, type Comer, notAssigned } from "@coulisses/shared-domain/assignment/assign";
import { missingTeams, staffedDemands, type TeamDemand } from "@coulisses/shared-domain/assignment/demand";
import { teamsToComeAs } from "@coulisses/shared-domain/assignment/substitution";
import type {
  AssignableVolunteer,
  CandidatePlanning,
  TaskForAssignment,
  TaskWithSlots,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { AssignmentForm, DetailedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { answer, answeredVolunteer, api, festivalServer, read } from "@coulisses/shared-auth/testing";
import { http } from "msw";

/** An hour of Friday 15 May 2026, in Paris. */
export const fridayAt = (hour: number) => new Date(Date.UTC(2026, 4, 15, hour - 2)).toISOString();

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

  const slotOf = (task: unknown, id: unknown) => {
    const slot = tasks.find((one) => one.id === Number(task))?.slots.find((one) => one.id === id);
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
  const slotUrl = "assignments/tasks/:task/mobilizations/:m/assignments/:slot";
  const busy = (id: number) =>
    tasks.some(({ slots }) => slots.some(({ assignees }) => assignees.some((one) => one.id === id)));

  const festival = festivalServer([
    read("assignments/task-to-volunteer/assignableTasks", () => listed(false)),
    read("assignments/task-to-volunteer/allTasks", () => listed(true)),
    http.get(api("assignments/task-to-volunteer/tasks/:task"), ({ params }) =>
      answer((): TaskWithSlots => {
        const task = tasks.find(({ id }) => id === Number(params["task"]));
        if (!task) throw notFound(`La FT #${String(params["task"])} est introuvable`);
        const { slots, ...card } = task;
        return {
          ...card,
          assignments: slots.map((slot) => ({ ...identified(task.id, slot), teams: teamsOf(slot) })),
        };
      }),
    ),
    http.get(
      api(
        "assignments/task-to-volunteer/tasks/:task/mobilizations/:m/assignments/:slot/assignable-volunteers",
      ),
      ({ params }) =>
        answer(() => {
          const missing = missingTeams(teamsOf(slotOf(params["task"], params["slot"])));
          const free = people.filter(
            ({ id, teams }) => !busy(id) && teamsToComeAs(teams).some((team) => missing.includes(team)),
          );
          return free.map((person) => ({
            ...person,
            assignableFriendsIds: person.assignableFriendsIds.filter((id) =>
              free.some((one) => one.id === id),
            ),
          }));
        }),
    ),
    http.get(api(slotUrl), ({ params }) =>
      answer((): DetailedSlot => {
        const slot = slotOf(params["task"], params["slot"]);
        const taskId = Number(params["task"]);
        const comers = slot.assignees.flatMap(({ id, as }) =>
          people
            .filter((person) => person.id === id)
            .map(({ firstname, lastname, teams }) => ({
              ...{ id, firstname, lastname, nickname: null, teams, friends: [], assignmentDuration: 0 },
              ...(as !== undefined && { as }),
            })),
        );
        return {
          ...{ ...identified(taskId, slot), name: "Tenir le bar", appointment: "Grande scène" },
          ...{ demands: slot.demands, assignees: comers },
        };
      }),
    ),
    http.post(api("assignments"), ({ request }) =>
      answer(async () => {
        const { assignment, volunteers, restOverride } = (await request.json()) as AssignmentForm;
        const { taskId, assignmentId } = assignment;
        const slot = slotOf(taskId, assignmentId);
        const places = volunteers.map(({ id, as }) => {
          const person = people.find((one) => one.id === id);
          if (!person) throw notFound("Cette personne n'existe pas");
          if (person.restProblems.length > 0 && !restOverride) throw refused(person.restProblems.join("\n"));
          const volunteer: Assignable = {
            ...{ ...person, availabilities: [createPeriod(slot)], breaks: [], slots: [] },
          };
          return { volunteer, as };
        });
        slot.assignees = assign({ ...slot, ...createPeriod(slot), teamNames }, places);
        const name = tasks.find(({ id }) => id === taskId)?.name ?? "";
        return { ...identified(taskId, slot), name, demands: slot.demands, assignees: slot.assignees };
      }),
    ),
    http.delete(api(`${slotUrl}/assignees/:person`), ({ params }) =>
      answer(() => {
        const slot = slotOf(params["task"], params["slot"]);
        const others = slot.assignees.filter(({ id }) => id !== Number(params["person"]));
        if (others.length === slot.assignees.length) throw notAssigned();
        slot.assignees = others;
      }),
    ),
    read("assignments/plannings", (search) => {
      const ids = (search.get("volunteerIds") ?? "").split(",").map(Number);
      comparisons.push(ids);
      return ids.map((id): CandidatePlanning => ({
        ...{ id, planned },
        breaks: [{ start: fridayAt(12), end: fridayAt(13) }],
        availabilities: [{ start: fridayAt(8), end: fridayAt(20) }],
      }));
    }),
    read("users/volunteers", () =>
      people.map(({ id, firstname, lastname, teams }) => ({
        ...answeredVolunteer({ id, firstname, lastname }, teams),
        phone: `06000000${id}`,
      })),
    ),
  ]);
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
