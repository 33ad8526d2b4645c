import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { assignmentToolCalls } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { assignmentToolRoutes } from "@coulisses/shared-domain/routes/assignment/assignment-tools";

const tools = endpointsOf<typeof assignmentToolCalls>(assignmentToolRoutes);
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

/** The reads of the two assignment tools. Their failures are for the page to tell. */
export const {
  useListAssignableTasksQuery,
  useListAllTasksQuery,
  useReadTaskToFillQuery,
  useListPeopleForSlotQuery,
  useListVolunteersToAssignQuery,
  useListSlotsForVolunteerQuery,
  useListPlannedTasksOfQuery,
  useListCandidatePlanningsQuery,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Tasks to come that lack people. */
    listAssignableTasks: tools.query(build, "listAssignableTasks", {
      ...silent,
      providesTags: [plannings, tasks],
    }),
    /** All tasks to come. */
    listAllTasks: tools.query(build, "listAllTasks", { ...silent, providesTags: [plannings, tasks] }),
    readTaskToFill: tools.query(build, "readTask", {
      ...silent,
      providesTags: (_answer, _error, { id }) => [plannings, { type: "FestivalTask", id }],
    }),
    /** Who can come to a slot, the least charisma first. */
    listPeopleForSlot: tools.query(build, "listAssignableVolunteers", {
      ...silent,
      providesTags: (_answer, _error, { taskId }) => [
        plannings,
        { type: "FestivalTask", id: taskId },
        ...people,
      ],
    }),
    /** Everybody who can be assigned, the most charisma first. */
    listVolunteersToAssign: tools.query(build, "listVolunteers", {
      ...silent,
      providesTags: [plannings, ...people],
    }),
    /** The slots to come to which a person can go, by their id. */
    listSlotsForVolunteer: tools.query(build, "listSlotsFor", {
      ...silent,
      providesTags: [plannings, tasks, ...people],
    }),
    /** The slots of a person, and the mobilizations that name them. */
    listPlannedTasksOf: tools.query(build, "readPlanning", {
      ...silent,
      providesTags: (_answer, _error, { id }) => [{ type: "Planning", id }, tasks],
    }),
    /** The plannings of the candidates for a slot, all in one call. */
    listCandidatePlannings: tools.query(build, "listPlannings", {
      ...silent,
      providesTags: (_answer, _error, { query: { volunteerIds } }) =>
        volunteerIds.flatMap((id) => [
          { type: "Planning" as const, id },
          { type: "Availability" as const, id },
        ]),
    }),
  }),
});
