import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { assignmentCalls } from "@coulisses/shared-domain/contract/assignment/assignments";
import { assignmentRoutes } from "@coulisses/shared-domain/routes/assignment";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const slots = endpointsOf<typeof assignmentCalls>(assignmentRoutes);
/** Failures are shown by the caller. */
const silent = { silent: true };

/**
 * The reads that show the people of a slot. A refused write reads them again too: the screen was out of date.
 */
const changed = (taskId: number, people: readonly number[]) => [
  { type: "FestivalTask" as const, id: taskId },
  ...[LIST, ...people].map((id) => ({ type: "Planning" as const, id })),
];

/**
 * A slot with its people, for holders of `read-ft`; the two writes are for holders of `affect-volunteer`. The
 * assignment tools, the sheet of a task and the plannings share them. Failures are the caller's to show.
 */
const slotsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readSlotOfTask: slots.query(build, "read", {
      ...silent,
      providesTags: (_answer, _error, { taskId }) => [
        { type: "Planning", id: LIST },
        { type: "FestivalTask", id: taskId },
      ],
    }),
    assignVolunteers: slots.mutation(build, "assign", {
      ...silent,
      invalidatesTags: (_answer, _error, { body: { assignment, volunteers } }) =>
        changed(
          assignment.taskId,
          volunteers.map(({ id }) => id),
        ),
    }),
    removeAssignee: slots.mutation(build, "remove", {
      ...silent,
      invalidatesTags: (_answer, _error, { taskId, assigneeId }) => changed(taskId, [assigneeId]),
    }),
  }),
});

/** Assigns volunteers to a slot, and takes one off. */
export const { useAssignVolunteersMutation, useRemoveAssigneeMutation } = slotsApi;

/** A slot with the details of those who come; read again when anything of it changes. */
export function useSlotDetails(slot: SlotIdentifier) {
  const { data, ...request } = slotsApi.useReadSlotOfTaskQuery({ ...slot, query: { withDetails: "true" } });
  return { ...request, data: data && "appointment" in data ? data : undefined };
}
