import { baseApi, endpointsOf, LIST, lists } from "@coulisses/shared-auth";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { checkInCalls } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { checkInRoutes } from "@coulisses/shared-domain/routes/assignment";

const checkIns = endpointsOf<typeof checkInCalls>(checkInRoutes);
/** Silent: the page shows failures. */
const silent = { silent: true };
/** People at slots change with plannings; presence changes with marks. */
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
    readCheckInList: checkIns.query(build, "readList", {
      ...silent,
      providesTags: (_answer, _error, { taskId }) => [{ type: "CheckIn", id: taskId }, tags[1]],
    }),
    listMissingPeople: checkIns.query(build, "board", reads),
    readHours: checkIns.query(build, "readHours", {
      ...silent,
      providesTags: [...tags, ...lists("FestivalTask", "Volunteer")],
    }),
    readPersonOfCode: checkIns.query(build, "readPersonOfCode", silent),
    noteMarks: checkIns.mutation(build, "note", {
      ...silent,
      canWait: true,
      onQueryStarted: async ({ body: { marks }, ...said }, { dispatch, queryFulfilled }) => {
        const outcome = await queryFulfilled.catch(() => undefined);
        const refused = outcome?.data.refused.map(({ id }) => id);
        if (refused === undefined) return;
        // Shown until the sheet is read again, or a tick would vanish and come back.
        dispatch(
          checkInApi.util.updateQueryData("readCheckInList", slotIdentifier(said), (sheet) => {
            const known = [...refused, ...sheet.marks.map(({ id }) => id)];
            sheet.marks.push(...marks.filter(({ id }) => !known.includes(id)));
          }),
        );
      },
      invalidatesTags: (_answer, _error, { taskId }) => [{ type: "CheckIn", id: taskId }, tags[0]],
    }),
  }),
});

/** Slots to check in, their sheets, the board of missing people, the hours, and the marks. */
export const {
  useListSlotsToCheckInQuery,
  useListPastSlotsToCheckInQuery,
  useReadCheckInListQuery,
  useListMissingPeopleQuery,
  useReadHoursQuery,
  useLazyReadPersonOfCodeQuery,
  useNoteMarksMutation,
} = checkInApi;
