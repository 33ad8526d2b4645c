import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { loadingCalls } from "@coulisses/shared-domain/contract/loading";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import { loadingRoutes } from "@coulisses/shared-domain/routes/logistics";

const loading = endpointsOf<typeof loadingCalls>(loadingRoutes);
/** Silent: the page shows failures. */
const silent = { silent: true };
const own = { type: "Loading", id: LIST } as const;
/** Sheets that ask for gear: the list is read again when one changes. */
const sources = ["Gear", "FestivalActivity", "FestivalTask"] as const;

const loadingApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readLoading: loading.query(build, "read", {
      ...silent,
      providesTags: [own, ...[LIST, RECAPS].flatMap((id) => sources.map((type) => ({ type, id })))],
    }),
    noteLoading: loading.mutation(build, "note", {
      ...silent,
      canWait: true,
      onQueryStarted: async ({ body: { marks } }, { dispatch, queryFulfilled }) => {
        const outcome = await queryFulfilled.catch(() => undefined);
        const refused = outcome?.data.refused.map(({ id }) => id);
        if (refused === undefined) return;
        // Shown until the list is read again, or a tick would vanish and come back.
        dispatch(
          loadingApi.util.updateQueryData("readLoading", undefined, (list) => {
            const known = [...refused, ...list.marks.map(({ id }) => id)];
            const added = marks.filter(({ id }) => !known.includes(id));
            list.marks.push(...added.map((mark) => ({ ...mark, by: null })));
          }),
        );
      },
      invalidatesTags: [own],
    }),
  }),
});

/** The gear to load and to bring back, and its ticks. */
export const { useReadLoadingQuery, useNoteLoadingMutation } = loadingApi;
