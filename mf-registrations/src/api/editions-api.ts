import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { statisticsCalls } from "@coulisses/shared-domain/contract/statistics";
import type { editionCalls } from "@coulisses/shared-domain/contract/next-edition";
import { editionRoutes } from "@coulisses/shared-domain/routes/next-edition";
import { statisticsRoutes } from "@coulisses/shared-domain/routes/administration";

const statistics = endpointsOf<typeof statisticsCalls>(statisticsRoutes);
const editions = endpointsOf<typeof editionCalls>(editionRoutes);
const kept = [{ type: "Statistics", id: LIST }] as const;
const changes = { invalidatesTags: kept };
/** Silent: the form shows refusals. */
const silent = { silent: true };

/** Validated sheets of past editions: the list, a save, a removal; and the reopening of one. */
export const {
  useListEditionsQuery,
  useSaveEditionMutation,
  useImportEditionMutation,
  useCloseEditionMutation,
  useForgetEditionMutation,
  useReopenEditionMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listEditions: statistics.query(build, "listEditions", { providesTags: kept }),
    saveEdition: statistics.mutation(build, "keepEdition", { ...silent, ...changes }),
    importEdition: statistics.mutation(build, "importEdition", { ...silent, ...changes }),
    closeEdition: statistics.mutation(build, "closeEdition", { ...silent, ...changes }),
    forgetEdition: statistics.mutation(build, "forgetEdition", changes),
    reopenEdition: editions.mutation(build, "reopen", { ...silent, ...changes }),
  }),
});
