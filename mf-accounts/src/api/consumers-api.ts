import { baseApi, endpointsOf, lists } from "@coulisses/shared-auth";
import type { consumerCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import { consumerRoutes } from "@coulisses/shared-domain/routes/money";

const consumers = endpointsOf<typeof consumerCalls>(consumerRoutes);

/**
 * Every holder of a personal account: the accounts' managers read balances too, everyone else the names alone. The mail to
 * those in debt.
 */
export const { useListConsumersQuery, useReadNegativeMailQuery, useSendNegativeMailMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listConsumers: consumers.query(build, "list", {
        providesTags: lists("Transaction", "Volunteer", "Team", "PersonalAccount"),
      }),
      readNegativeMail: consumers.query(build, "readNegativeMail", {
        providesTags: [{ type: "PersonalAccount", id: "NEGATIVE_MAIL" }],
      }),
      sendNegativeMail: consumers.mutation(build, "sendNegativeMail", {
        silent: true,
        invalidatesTags: [{ type: "PersonalAccount", id: "NEGATIVE_MAIL" }],
      }),
    }),
  });
