import { baseApi, endpointsOf, lists } from "@coulisses/shared-auth";
import type { consumerCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import { consumerRoutes } from "@coulisses/shared-domain/routes/money";

const consumers = endpointsOf<typeof consumerCalls>(consumerRoutes);

/**
 * Every holder of a personal account. The accounts' managers read balances too, everyone else the names
 * alone.
 */
export const { useListConsumersQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listConsumers: consumers.query(build, "list", {
      providesTags: lists("Transaction", "Volunteer", "Team", "PersonalAccount"),
    }),
  }),
});
