import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { editionCalls } from "@coulisses/shared-domain/contract/next-edition";
import { editionRoutes } from "@coulisses/shared-domain/routes/next-edition";

const editions = endpointsOf<typeof editionCalls>(editionRoutes);
const lists = [
  { type: "FestivalActivity", id: LIST },
  { type: "FestivalTask", id: LIST },
] as const;
/** Silent: the dialog shows the failure. */
const silent = { silent: true };
const activities = (ids: readonly { id: number }[]) =>
  ids.map(({ id }) => ({ type: "FestivalActivity" as const, id }));

/** The archived activities of an edition, and their restart: its preview, itself, its undo. */
export const {
  useListArchivedActivitiesQuery,
  usePreviewRestartQuery,
  useRestartActivitiesMutation,
  useUndoRestartMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listArchivedActivities: editions.query(build, "archivedActivities", { providesTags: lists }),
    previewRestart: editions.query(build, "previewRestart", {
      ...silent,
      providesTags: (_answer, _error, { body }) => [
        ...activities(body.activities),
        { type: "Configuration", id: "eventDate" },
      ],
    }),
    restartActivities: editions.mutation(build, "restart", {
      ...silent,
      // Also after a refusal: another person has changed what was seen.
      invalidatesTags: (_answer, _error, { body }) => [...lists, ...activities(body.activities)],
    }),
    undoRestart: editions.mutation(build, "undoRestart", {
      ...silent,
      invalidatesTags: (_answer, _error, { body }) => [...lists, ...activities(body.activities)],
    }),
  }),
});
