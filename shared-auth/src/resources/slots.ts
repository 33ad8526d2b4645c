import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type {
  AssignmentForm,
  DetailedAssignment,
  StaffedAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignments";
import { baseApi, LIST } from "../api/base-api";

/** The path of a slot, below `assignments/`. */
export const slotPath = ({ taskId, mobilizationId, assignmentId }: AssignmentIdentifier): string =>
  `tasks/${String(taskId)}/mobilizations/${encodeURIComponent(mobilizationId)}/assignments/${encodeURIComponent(assignmentId)}`;

/** Told where it was asked for. */
const silent = { silent: true };

/** What shows who comes to a slot. A refused write reads it again too: what was on screen was out of date. */
const changed = ({ taskId }: AssignmentIdentifier, people: readonly number[]) => [
  { type: "FestivalTask" as const, id: taskId },
  ...[LIST, ...people].map((id) => ({ type: "Planning" as const, id })),
];

/**
 * A slot with who comes, for whoever holds `read-ft`; the two writes are for those who hold `affect-volunteer`. The
 * assignment tools, the sheet of a task and the plannings share them. Failures are the caller's to show.
 */
export const { useReadSlotDetailsQuery, useAssignVolunteersMutation, useRemoveAssigneeMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      readSlotDetails: build.query<DetailedAssignment, AssignmentIdentifier>({
        query: (slot) => ({ url: `assignments/${slotPath(slot)}`, params: { withDetails: "true" } }),
        providesTags: (_answer, _error, { taskId }) => [
          { type: "Planning", id: LIST },
          { type: "FestivalTask", id: taskId },
        ],
        extraOptions: silent,
      }),
      assignVolunteers: build.mutation<StaffedAssignment, AssignmentForm>({
        query: (body) => ({ url: "assignments", method: "POST", body }),
        invalidatesTags: (_answer, _error, { assignment, volunteers }) =>
          changed(
            assignment,
            volunteers.map(({ id }) => id),
          ),
        extraOptions: silent,
      }),
      removeAssignee: build.mutation<null, AssignmentIdentifier & { assigneeId: number }>({
        query: ({ assigneeId, ...slot }) => ({
          url: `assignments/${slotPath(slot)}/assignees/${String(assigneeId)}`,
          method: "DELETE",
        }),
        invalidatesTags: (_answer, _error, { assigneeId, ...slot }) => changed(slot, [assigneeId]),
        extraOptions: silent,
      }),
    }),
  });
