import type { editionCalls } from "@coulisses/shared-domain/contract/next-edition";
import { editionRoutes } from "@coulisses/shared-domain/routes/next-edition";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const editions = endpointsOf<typeof editionCalls>(editionRoutes);

/** The editions that have sheets, the last one first, with what closing one would archive. */
export const { useListEditionSheetsQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listEditionSheets: editions.query(build, "list", {
      providesTags: [
        { type: "Statistics", id: LIST },
        { type: "FestivalActivity", id: LIST },
        { type: "FestivalTask", id: LIST },
      ],
    }),
  }),
});
