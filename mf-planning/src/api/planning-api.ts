import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { checkInCalls } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { breakCalls } from "@coulisses/shared-domain/contract/planning/breaks";
import type { slotCalls } from "@coulisses/shared-domain/contract/planning/slots";
import { checkInRoutes } from "@coulisses/shared-domain/routes/assignment";
import { breakRoutes, slotRoutes } from "@coulisses/shared-domain/routes/planning";

const slots = endpointsOf<typeof slotCalls>(slotRoutes);
const breaks = endpointsOf<typeof breakCalls>(breakRoutes);
const checkIns = endpointsOf<typeof checkInCalls>(checkInRoutes);

const planningOf = (id: number) => ({ type: "Planning" as const, id });
/** Silent: the page or the dialog shows failures. */
const silent = { silent: true };
const changesBreaks = {
  ...silent,
  invalidatesTags: (_answer: unknown, _error: unknown, { id }: { id: number }) => [planningOf(id)],
};

/** Slots and mobilizations of a planning, details of a slot, one's own QR code, and the writes of breaks. */
export const {
  useListSlotsOfQuery,
  useListMobilizationsOfQuery,
  useReadSlotQuery,
  useReadOwnCodeQuery,
  useAddBreakMutation,
  useRemoveBreakMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listSlotsOf: slots.query(build, "listAssignments", {
      ...silent,
      providesTags: (_answer, _error, { id }) => [planningOf(id)],
    }),
    listMobilizationsOf: slots.query(build, "listMobilizations", {
      ...silent,
      providesTags: (_answer, _error, { id }) => [planningOf(id), { type: "FestivalTask", id: LIST }],
    }),
    /** Details of a slot for the field; its people change with any planning. */
    readSlot: slots.query(build, "readForCalendar", {
      ...silent,
      providesTags: [{ type: "Planning", id: LIST }],
    }),
    readOwnCode: checkIns.query(build, "readOwnCode", silent),
    addBreak: breaks.mutation(build, "add", changesBreaks),
    removeBreak: breaks.mutation(build, "remove", changesBreaks),
  }),
});
