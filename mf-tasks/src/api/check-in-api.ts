import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { checkInCalls } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { checkInRoutes } from "@coulisses/shared-domain/routes/assignment/check-ins";

const checkIns = endpointsOf<typeof checkInCalls>(checkInRoutes);
/** Told where it was asked for. */
const silent = { silent: true };
/** Who comes where changes with plannings; who came, with marks. */
const tags = [
  { type: "CheckIn", id: LIST },
  { type: "Planning", id: LIST },
] as const;
const reads = { ...silent, providesTags: tags };

const checkInApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listSlotsToCheckIn: checkIns.query(build, "listSlots", reads),
    listPastSlotsToCheckIn: checkIns.query(build, "listPastSlots", reads),
    readCheckInSheet: checkIns.query(build, "readSheet", {
      ...silent,
      providesTags: (_answer, _error, { taskId }) => [{ type: "CheckIn", id: taskId }, tags[1]],
    }),
    listMissingPeople: checkIns.query(build, "board", reads),
    readPersonOfCode: checkIns.query(build, "readPersonOfCode", silent),
    noteMarks: checkIns.mutation(build, "note", {
      ...silent,
      canWait: true,
      onQueryStarted: async ({ body: { marks }, ...said }, { dispatch, queryFulfilled }) => {
        const outcome = await queryFulfilled.catch(() => undefined);
        const refused = outcome?.data.refused.map(({ id }) => id);
        if (refused === undefined) return;
        // Until the sheet is read again, or a tick would go and come back.
        dispatch(
          checkInApi.util.updateQueryData("readCheckInSheet", slotIdentifier(said), (sheet) => {
            const known = [...refused, ...sheet.marks.map(({ id }) => id)];
            sheet.marks.push(...marks.filter(({ id }) => !known.includes(id)));
          }),
        );
      },
      invalidatesTags: (_answer, _error, { taskId }) => [{ type: "CheckIn", id: taskId }, tags[0]],
    }),
  }),
});

export const {
  useListSlotsToCheckInQuery,
  useListPastSlotsToCheckInQuery,
  useReadCheckInSheetQuery,
  useListMissingPeopleQuery,
  useLazyReadPersonOfCodeQuery,
  useNoteMarksMutation,
} = checkInApi;
