import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { ManagedSwap, UnderstaffedSlot } from "@coulisses/shared-domain/contract/assignment/swaps";

/** Whoever is taken off a slot ends a request, or leaves a place. */
const tags = [
  { type: "Swap", id: LIST },
  { type: "Planning", id: LIST },
] as const;

/** What a manager decides. */
export type SwapDecision = "approve" | "refuse";
type Decision = {
  id: string;
  decision: SwapDecision;
  answer: string;
  /** Whom the manager sees as the one who comes instead. */
  takerId: number | undefined;
};

export const { useListSwapsQuery, useListUnderstaffedSlotsQuery, useDecideSwapMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listSwaps: build.query<ManagedSwap[], NoArgument>({
        query: () => "swaps",
        providesTags: tags,
        extraOptions: { silent: true },
      }),
      listUnderstaffedSlots: build.query<UnderstaffedSlot[], NoArgument>({
        query: () => "swaps/understaffed-slots",
        providesTags: [...tags, { type: "FestivalTask", id: LIST }, { type: "Configuration", id: LIST }],
        extraOptions: { silent: true },
      }),
      decideSwap: build.mutation<ManagedSwap, Decision>({
        query: ({ id, decision, answer, takerId }) => ({
          url: `swaps/${id}/${decision}`,
          method: "POST",
          body: {
            ...(answer.trim() !== "" && { answer: answer.trim() }),
            ...(decision === "approve" && takerId !== undefined && { takerId }),
          },
        }),
        extraOptions: { silent: true },
        invalidatesTags: tags,
      }),
    }),
  });
