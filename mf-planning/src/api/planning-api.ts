import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type { OwnCode } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import type {
  NamedMobilization,
  OwnSlot,
  TaskForCalendar,
} from "@coulisses/shared-domain/contract/planning/slots";
import type { BreakForm } from "@coulisses/shared-domain/planning/break";

const planningOf = (id: number) => ({ type: "Planning" as const, id });
/** Told where it was asked for. */
const silent = { silent: true };

const planningApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listSlotsOf: build.query<OwnSlot[], number>({
      query: (id) => `users/${id}/assignments`,
      providesTags: (_answer, _error, id) => [planningOf(id)],
      extraOptions: silent,
    }),
    listMobilizationsOf: build.query<NamedMobilization[], number>({
      query: (id) => `users/${id}/mobilizations`,
      providesTags: (_answer, _error, id) => [planningOf(id), { type: "FestivalTask", id: LIST }],
      extraOptions: silent,
    }),
    /** What is known of a slot on the spot; who comes changes with anybody's planning. */
    readSlot: build.query<TaskForCalendar, AssignmentIdentifier>({
      query: ({ taskId, mobilizationId, assignmentId }) =>
        `assignments/tasks/${taskId}/mobilizations/${mobilizationId}/assignments/${assignmentId}/for-calendar`,
      providesTags: [{ type: "Planning", id: LIST }],
      extraOptions: silent,
    }),
    readOwnCode: build.query<OwnCode, NoArgument>({
      query: () => "check-ins/own-code",
      extraOptions: silent,
    }),
    addBreak: build.mutation<Breaks, BreakForm & { id: number }>({
      query: ({ id, ...body }) => ({ url: `planning/${id}/break-periods`, method: "POST", body }),
      extraOptions: silent,
      invalidatesTags: (_answer, _error, { id }) => [planningOf(id)],
    }),
    removeBreak: build.mutation<Breaks, Breaks[number] & { id: number }>({
      query: ({ id, start, end }) => ({
        url: `planning/${id}/break-periods?${new URLSearchParams({ start, end })}`,
        method: "DELETE",
      }),
      extraOptions: silent,
      invalidatesTags: (_answer, _error, { id }) => [planningOf(id)],
    }),
  }),
});

export const {
  useListSlotsOfQuery,
  useListMobilizationsOfQuery,
  useReadSlotQuery,
  useReadOwnCodeQuery,
  useAddBreakMutation,
  useRemoveBreakMutation,
} = planningApi;
