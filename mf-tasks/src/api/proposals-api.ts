import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { proposalCalls } from "@coulisses/shared-domain/contract/assignment/proposals";
import { proposalRoutes } from "@coulisses/shared-domain/routes/assignment";

const proposals = endpointsOf<typeof proposalCalls>(proposalRoutes);
/** Silent: the page or the button shows the failure. */
const silent = { silent: true };

/** A request, an acceptance, an undo or a deletion changes the list and the proposal. */
const all = { type: "Proposal", id: LIST } as const;
const one = (id: string) => ({ type: "Proposal", id }) as const;
/** Obstacles of a line follow other assignments and the availabilities. */
const standing = [
  { type: "Planning", id: LIST },
  { type: "FestivalTask", id: LIST },
  { type: "Availability", id: LIST },
  { type: "Volunteer", id: LIST },
] as const;

/** Proposals, their open places, and the requests, acceptances and undos. */
export const {
  useListProposalsQuery,
  useReadProposalQuery,
  useListHolesQuery,
  useExplainHoleQuery,
  useCompareProposalsQuery,
  useAskForProposalMutation,
  useCancelProposalMutation,
  useTakeBestProposalMutation,
  useRemoveProposalMutation,
  useAcceptProposalMutation,
  useUndoAcceptanceMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listProposals: proposals.query(build, "list", { ...silent, providesTags: [all] }),
    readProposal: proposals.query(build, "read", {
      ...silent,
      providesTags: (_answer, _error, { id }) => [one(id), ...standing],
    }),
    listHoles: proposals.query(build, "listHoles", {
      ...silent,
      providesTags: (_answer, _error, { id }) => [one(id)],
    }),
    explainHole: proposals.query(build, "explainHole", silent),
    compareProposals: proposals.query(build, "compare", {
      ...silent,
      providesTags: (_answer, _error, { id, otherId }) => [one(id), one(otherId)],
    }),
    askForProposal: proposals.mutation(build, "create", { ...silent, invalidatesTags: [all] }),
    cancelProposal: proposals.mutation(build, "cancel", {
      invalidatesTags: (_answer, _error, { id }) => [all, one(id)],
    }),
    takeBestProposal: proposals.mutation(build, "takeBest", {
      invalidatesTags: (_answer, _error, { id }) => [all, one(id)],
    }),
    removeProposal: proposals.mutation(build, "remove", { ...silent, invalidatesTags: [all] }),
    acceptProposal: proposals.mutation(build, "accept", {
      ...silent,
      invalidatesTags: (_answer, _error, { id }) => [all, one(id), { type: "Planning", id: LIST }],
    }),
    undoAcceptance: proposals.mutation(build, "undo", {
      ...silent,
      invalidatesTags: (_answer, _error, { id }) => [all, one(id), { type: "Planning", id: LIST }],
    }),
  }),
});
