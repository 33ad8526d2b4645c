import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { editionCalls } from "@coulisses/shared-domain/contract/next-edition";
import { editionRoutes } from "@coulisses/shared-domain/routes/next-edition";

const editions = endpointsOf<typeof editionCalls>(editionRoutes);

/** The archived tasks of an edition. */
export const { useListArchivedTasksQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listArchivedTasks: editions.query(build, "archivedTasks", {
      providesTags: [{ type: "FestivalTask", id: LIST }],
    }),
  }),
});
