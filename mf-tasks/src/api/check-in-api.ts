import { baseApi, LIST, type NoArgument, slotPath } from "@coulisses/shared-auth";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type { CheckInMark } from "@coulisses/shared-domain/check-in/presence";
import type {
  CheckInOutcome,
  CheckInSheet,
  SlotToCheckIn,
  SlotWithMissing,
} from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

/** Who comes where changes with plannings; who came, with marks. */
const tags = [
  { type: "CheckIn", id: LIST },
  { type: "Planning", id: LIST },
] as const;
/** Told where it was asked for. */
const silent = { silent: true };

/** The marks of one slot that a phone sends together. */
export type MarksToSend = { slot: AssignmentIdentifier; marks: CheckInMark[] };

const checkInApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listSlotsToCheckIn: build.query<SlotToCheckIn[], NoArgument>({
      query: () => "check-ins/slots",
      providesTags: [...tags],
      extraOptions: silent,
    }),
    listPastSlotsToCheckIn: build.query<SlotToCheckIn[], NoArgument>({
      query: () => "check-ins/past-slots",
      providesTags: [...tags],
      extraOptions: silent,
    }),
    readCheckInSheet: build.query<CheckInSheet, AssignmentIdentifier>({
      query: (slot) => `check-ins/${slotPath(slot)}`,
      providesTags: (_answer, _error, { taskId }) => [{ type: "CheckIn", id: taskId }, tags[1]],
      extraOptions: silent,
    }),
    listMissingPeople: build.query<SlotWithMissing[], NoArgument>({
      query: () => "check-ins/board",
      providesTags: [...tags],
      extraOptions: silent,
    }),
    readPersonOfCode: build.query<UserIdentity, string>({
      query: (code) => `check-ins/codes/${code}`,
      extraOptions: silent,
    }),
    noteMarks: build.mutation<CheckInOutcome, MarksToSend>({
      query: ({ slot, marks }) => ({
        url: `check-ins/${slotPath(slot)}/marks`,
        method: "POST",
        body: { marks },
        gesture: marks.length === 1 ? "1 pointage" : `${String(marks.length)} pointages`,
      }),
      extraOptions: { ...silent, canWait: true },
      onQueryStarted: async ({ slot, marks }, { dispatch, queryFulfilled }) => {
        const outcome = await queryFulfilled.catch(() => undefined);
        const refused = outcome?.data.refused.map(({ id }) => id);
        if (refused === undefined) return;
        // Until the sheet is read again, or a tick would go and come back.
        dispatch(
          checkInApi.util.updateQueryData("readCheckInSheet", slot, (sheet) => {
            const known = [...refused, ...sheet.marks.map(({ id }) => id)];
            sheet.marks.push(...marks.filter(({ id }) => !known.includes(id)));
          }),
        );
      },
      invalidatesTags: (_answer, _error, { slot }) => [{ type: "CheckIn", id: slot.taskId }, tags[0]],
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
