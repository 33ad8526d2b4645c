import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { swapCalls } from "@coulisses/shared-domain/contract/assignment/swaps";
import { swapRoutes } from "@coulisses/shared-domain/routes/assignment";

const swaps = endpointsOf<typeof swapCalls>(swapRoutes);
const silent = { silent: true };
/** Taking a volunteer off a slot ends a request, or frees a place. */
const tags = [
  { type: "Swap", id: LIST },
  { type: "Planning", id: LIST },
] as const;

/** Swap requests, slots short of people soon, and the managers' decisions. */
export const {
  useListSwapsQuery,
  useListUnderstaffedSlotsQuery,
  useApproveSwapMutation,
  useRefuseSwapMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listSwaps: swaps.query(build, "list", { ...silent, providesTags: tags }),
    listUnderstaffedSlots: swaps.query(build, "listUnderstaffed", {
      ...silent,
      providesTags: [...tags, { type: "FestivalTask", id: LIST }, { type: "Configuration", id: LIST }],
    }),
    approveSwap: swaps.mutation(build, "approve", { ...silent, invalidatesTags: tags }),
    refuseSwap: swaps.mutation(build, "refuse", { ...silent, invalidatesTags: tags }),
  }),
});
