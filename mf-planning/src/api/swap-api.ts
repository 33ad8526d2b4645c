import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { swapCalls } from "@coulisses/shared-domain/contract/assignment/swaps";
import { swapRoutes } from "@coulisses/shared-domain/routes/assignment/swaps";

const swaps = endpointsOf<typeof swapCalls>(swapRoutes);
/** Who is taken off a slot, or gets something else to do, asks or is asked no more: plannings count too. */
const tags = [
  { type: "Swap", id: LIST },
  { type: "Planning", id: LIST },
] as const;
const silent = { silent: true };
const changes = { invalidatesTags: tags };

export const {
  useListOwnSwapsQuery,
  useAskForSwapMutation,
  useAcceptSwapMutation,
  useDeclineSwapMutation,
  useWithdrawSwapMutation,
  useCancelSwapMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listOwnSwaps: swaps.query(build, "listOwn", { ...silent, providesTags: tags }),
    askForSwap: swaps.mutation(build, "ask", { ...silent, ...changes }),
    acceptSwap: swaps.mutation(build, "accept", changes),
    declineSwap: swaps.mutation(build, "decline", changes),
    withdrawSwap: swaps.mutation(build, "withdraw", changes),
    cancelSwap: swaps.mutation(build, "cancel", changes),
  }),
});
