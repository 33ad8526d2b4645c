import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { assignmentToolCalls } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { assignmentToolRoutes } from "@coulisses/shared-domain/routes/assignment";

const tools = endpointsOf<typeof assignmentToolCalls>(assignmentToolRoutes);
/** Silent: the list or the button's page shows the failure. */
const silent = { silent: true };

/**
 * Every assignment invalidates the list of plannings, and so does a task that becomes ready or leaves that
 * state.
 */
const plannings = { type: "Planning", id: LIST } as const;
const tasks = { type: "FestivalTask", id: LIST } as const;
/** Other causes of a changed candidate list: availabilities, teams, rest rules. */
const people = [
  { type: "Availability", id: LIST },
  { type: "Volunteer", id: LIST },
  { type: "Configuration", id: LIST },
  { type: "Configuration", id: "restRules" },
] as const;

/** Reads of both assignment tools; the pages show failures. */
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
    /** Future tasks that lack people. */
    listAssignableTasks: tools.query(build, "listAssignableTasks", {
      ...silent,
      providesTags: [plannings, tasks],
    }),
    /** All future tasks. */
    listAllTasks: tools.query(build, "listAllTasks", { ...silent, providesTags: [plannings, tasks] }),
    readTaskToFill: tools.query(build, "readTask", {
      ...silent,
      providesTags: (_answer, _error, { id }) => [plannings, { type: "FestivalTask", id }],
    }),
    /** Candidates for a slot, by ascending charisma. */
    listPeopleForSlot: tools.query(build, "listAssignableVolunteers", {
      ...silent,
      providesTags: (_answer, _error, { taskId }) => [
        plannings,
        { type: "FestivalTask", id: taskId },
        ...people,
      ],
    }),
    /** Assignable volunteers, by descending charisma. */
    listVolunteersToAssign: tools.query(build, "listVolunteers", {
      ...silent,
      providesTags: [plannings, ...people],
    }),
    /** Future slots that a volunteer could take, by volunteer id. */
    listSlotsForVolunteer: tools.query(build, "listSlotsFor", {
      ...silent,
      providesTags: [plannings, tasks, ...people],
    }),
    /** A volunteer's slots, and the mobilizations that name them. */
    listPlannedTasksOf: tools.query(build, "readPlanning", {
      ...silent,
      providesTags: (_answer, _error, { id }) => [{ type: "Planning", id }, tasks],
    }),
    /** Plannings of a slot's candidates, in one call. */
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
