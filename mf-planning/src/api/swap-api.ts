import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { swapCalls } from "@coulisses/shared-domain/contract/assignment/swaps";
import { swapRoutes } from "@coulisses/shared-domain/routes/assignment";

const swaps = endpointsOf<typeof swapCalls>(swapRoutes);
/** A swap moves slots between plannings, and a changed planning opens or closes swaps. */
const tags = [
  { type: "Swap", id: LIST },
  { type: "Planning", id: LIST },
] as const;
const silent = { silent: true };
const changes = { invalidatesTags: tags };

/** One's own swaps, the requests of a person for those who assign, and the requests, answers and withdrawals. */
export const {
  useListOwnSwapsQuery,
  useListSwapsOfQuery,
  useAskForSwapMutation,
  useAskForSwapOfMutation,
  useAcceptSwapMutation,
  useDeclineSwapMutation,
  useWithdrawSwapMutation,
  useCancelSwapMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listOwnSwaps: swaps.query(build, "listOwn", { ...silent, providesTags: tags }),
    listSwapsOf: swaps.query(build, "listFor", { ...silent, providesTags: tags }),
    askForSwap: swaps.mutation(build, "ask", { ...silent, ...changes }),
    askForSwapOf: swaps.mutation(build, "askFor", { ...silent, ...changes }),
    acceptSwap: swaps.mutation(build, "accept", changes),
    declineSwap: swaps.mutation(build, "decline", changes),
    withdrawSwap: swaps.mutation(build, "withdraw", changes),
    cancelSwap: swaps.mutation(build, "cancel", changes),
  }),
});
