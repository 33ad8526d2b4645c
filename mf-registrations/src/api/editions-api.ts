import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { statisticsCalls } from "@coulisses/shared-domain/contract/statistics";
import { statisticsRoutes } from "@coulisses/shared-domain/routes/administration";

const statistics = endpointsOf<typeof statisticsCalls>(statisticsRoutes);
const kept = [{ type: "Statistics", id: LIST }] as const;
const changes = { invalidatesTags: kept };
/** Silent: the form shows refusals. */
const silent = { silent: true };

/** Validated sheets of past editions: the list, a save, a removal. */
export const {
  useListEditionsQuery,
  useSaveEditionMutation,
  useImportEditionMutation,
  useCloseEditionMutation,
  useForgetEditionMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listEditions: statistics.query(build, "listEditions", { providesTags: kept }),
    saveEdition: statistics.mutation(build, "keepEdition", { ...silent, ...changes }),
    importEdition: statistics.mutation(build, "importEdition", { ...silent, ...changes }),
    closeEdition: statistics.mutation(build, "closeEdition", changes),
    forgetEdition: statistics.mutation(build, "forgetEdition", changes),
  }),
});
