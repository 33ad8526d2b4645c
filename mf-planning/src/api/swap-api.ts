import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type { OwnSwaps } from "@coulisses/shared-domain/contract/assignment/swaps";

/** Who is taken off a slot, or gets something else to do, asks or is asked no more: plannings count too. */
const tags = [
  { type: "Swap", id: LIST },
  { type: "Planning", id: LIST },
] as const;
const silent = { silent: true };

/** What one does about a request. */
export type SwapGesture = "accept" | "decline" | "withdraw" | "cancel";

export const { useListOwnSwapsQuery, useAskForSwapMutation, useAnswerSwapMutation } = baseApi.injectEndpoints(
  {
    overrideExisting: "throw",
    endpoints: (build) => ({
      listOwnSwaps: build.query<OwnSwaps, NoArgument>({
        query: () => "swaps/mine",
        providesTags: tags,
        extraOptions: silent,
      }),
      askForSwap: build.mutation<OwnSwaps, { assignment: AssignmentIdentifier; reason: string }>({
        query: (body) => ({ url: "swaps", method: "POST", body }),
        extraOptions: silent,
        invalidatesTags: tags,
      }),
      answerSwap: build.mutation<OwnSwaps, { id: string; gesture: SwapGesture }>({
        query: ({ id, gesture }) => ({ url: `swaps/${id}/${gesture}`, method: "POST" }),
        invalidatesTags: tags,
      }),
    }),
  },
);
