import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { editionCalls } from "@coulisses/shared-domain/contract/next-edition";
import { editionRoutes } from "@coulisses/shared-domain/routes/next-edition";

const editions = endpointsOf<typeof editionCalls>(editionRoutes);

/** The editions, and the archived tasks of one. */
export const { useListTaskEditionsQuery, useListArchivedTasksQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listTaskEditions: editions.query(build, "list", { providesTags: [{ type: "FestivalTask", id: LIST }] }),
    listArchivedTasks: editions.query(build, "archivedTasks", {
      providesTags: [{ type: "FestivalTask", id: LIST }],
    }),
  }),
});
