import { baseApi, LIST, type NoArgument, slotPath } from "@coulisses/shared-auth";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type {
  AssignableVolunteer,
  SlotForVolunteer,
  TaskForAssignment,
  TaskWithSlots,
  VolunteerForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import type { FestivalTaskStatus } from "@coulisses/shared-domain/festival-task/festival-task";

/** A slot of somebody, or a mobilization that names them while its task is not ready. */
export type PlannedTask = {
  /** ISO instants. */
  start: string;
  end: string;
  task: { id: number; name: string; status: FestivalTaskStatus };
  mobilizationId?: string;
  /** Absent for a mobilization. */
  assignmentId?: string;
};

/** Told where the person looked, or pressed. */
const silent = { silent: true };

/** Who comes where: every assignment states the list, and so does a task that gets ready or is no longer. */
const plannings = { type: "Planning", id: LIST } as const;
const tasks = { type: "FestivalTask", id: LIST } as const;
/** What decides who can come besides: when people are free, in which teams they are, how much rest they need. */
const people = [
  { type: "Availability", id: LIST },
  { type: "Volunteer", id: LIST },
  { type: "Configuration", id: LIST },
  { type: "Configuration", id: "restRules" },
] as const;

/** The calls of the two assignment tools. Their failures are for the page to tell. */
const assignmentApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Tasks to come: those that lack somebody, or `all`. */
    listTasksToFill: build.query<TaskForAssignment[], { all: boolean }>({
      query: ({ all }) => `assignments/task-to-volunteer/${all ? "allTasks" : "assignableTasks"}`,
      providesTags: [plannings, tasks],
      extraOptions: silent,
    }),
    readTaskToFill: build.query<TaskWithSlots, number>({
      query: (id) => `assignments/task-to-volunteer/tasks/${id}`,
      providesTags: (_answer, _error, id) => [plannings, { type: "FestivalTask", id }],
      extraOptions: silent,
    }),
    /** Who can come to a slot, the least charisma first. */
    listPeopleForSlot: build.query<AssignableVolunteer[], AssignmentIdentifier>({
      query: (slot) => `assignments/task-to-volunteer/${slotPath(slot)}/assignable-volunteers`,
      providesTags: (_answer, _error, { taskId }) => [
        plannings,
        { type: "FestivalTask", id: taskId },
        ...people,
      ],
      extraOptions: silent,
    }),
    /** Everybody who can be assigned, the most charisma first. */
    listVolunteersToAssign: build.query<VolunteerForAssignment[], NoArgument>({
      query: () => "assignments/volunteer-to-task/volunteers",
      providesTags: [plannings, ...people],
      extraOptions: silent,
    }),
    /** To which slots to come somebody can go, by their id. */
    listSlotsForVolunteer: build.query<SlotForVolunteer[], number>({
      query: (id) => `assignments/volunteer-to-task/volunteers/${id}/assignments`,
      providesTags: [plannings, tasks, ...people],
      extraOptions: silent,
    }),
    /** The slots of somebody, and the mobilizations that name them. */
    listPlannedTasksOf: build.query<PlannedTask[], number>({
      query: (id) => `assignments/volunteers/${id}/planning`,
      providesTags: (_answer, _error, id) => [{ type: "Planning", id }, tasks],
      extraOptions: silent,
    }),
    listBreaksOfVolunteer: build.query<Breaks, number>({
      query: (id) => `planning/${id}/break-periods`,
      providesTags: (_answer, _error, id) => [{ type: "Planning", id }],
      extraOptions: silent,
    }),
  }),
});

export const {
  useListTasksToFillQuery,
  useReadTaskToFillQuery,
  useListPeopleForSlotQuery,
  useListVolunteersToAssignQuery,
  useListSlotsForVolunteerQuery,
  useListPlannedTasksOfQuery,
  useListBreaksOfVolunteerQuery,
} = assignmentApi;
