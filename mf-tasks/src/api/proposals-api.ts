import { baseApi, LIST, type NoArgument, slotPath } from "@coulisses/shared-auth";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type {
  AcceptanceForm,
  AcceptanceOutcome,
  AnsweredHoleReasons,
  Proposal,
  ProposalComparison,
  ProposalDetails,
  ProposalForm,
  ProposalHole,
} from "@coulisses/shared-domain/contract/assignment/proposals";

/** Told where the person looked, or pressed. */
const silent = { silent: true };

/** Whoever asks, accepts, undoes or deletes changes the list, and the proposal itself. */
const all = { type: "Proposal", id: LIST } as const;
const one = (id: string) => ({ type: "Proposal", id }) as const;
/** What stands in the way of a line follows what others assign, and when people can come. */
const standing = [
  { type: "Planning", id: LIST },
  { type: "FestivalTask", id: LIST },
  { type: "Availability", id: LIST },
  { type: "Volunteer", id: LIST },
] as const;

const proposalsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listProposals: build.query<Proposal[], NoArgument>({
      query: () => "proposals",
      providesTags: [all],
      extraOptions: silent,
    }),
    readProposal: build.query<ProposalDetails, string>({
      query: (id) => `proposals/${id}`,
      providesTags: (_answer, _error, id) => [one(id), ...standing],
      extraOptions: silent,
    }),
    listHoles: build.query<ProposalHole[], string>({
      query: (id) => `proposals/${id}/holes`,
      providesTags: (_answer, _error, id) => [one(id)],
      extraOptions: silent,
    }),
    explainHole: build.query<AnsweredHoleReasons, AssignmentIdentifier & { id: string; team: string }>({
      query: ({ id, team, ...slot }) => ({
        url: `proposals/${id}/holes/${slotPath(slot)}`,
        params: { team },
      }),
      extraOptions: silent,
    }),
    compareProposals: build.query<ProposalComparison, { id: string; otherId: string }>({
      query: ({ id, otherId }) => `proposals/${id}/comparison/${otherId}`,
      providesTags: (_answer, _error, { id, otherId }) => [one(id), one(otherId)],
      extraOptions: silent,
    }),
    askForProposal: build.mutation<Proposal, ProposalForm>({
      query: (body) => ({ url: "proposals", method: "POST", body }),
      invalidatesTags: [all],
      extraOptions: silent,
    }),
    cancelProposal: build.mutation<null, string>({
      query: (id) => ({ url: `proposals/${id}/cancel`, method: "POST" }),
      invalidatesTags: (_answer, _error, id) => [all, one(id)],
    }),
    removeProposal: build.mutation<null, string>({
      query: (id) => ({ url: `proposals/${id}`, method: "DELETE" }),
      invalidatesTags: [all],
      extraOptions: silent,
    }),
    acceptProposal: build.mutation<AcceptanceOutcome, { id: string; form: AcceptanceForm }>({
      query: ({ id, form }) => ({ url: `proposals/${id}/acceptances`, method: "POST", body: form }),
      invalidatesTags: (_answer, _error, { id }) => [all, one(id), { type: "Planning", id: LIST }],
      extraOptions: silent,
    }),
    undoAcceptance: build.mutation<AcceptanceOutcome, { id: string; acceptanceId: string }>({
      query: ({ id, acceptanceId }) => ({
        url: `proposals/${id}/acceptances/${acceptanceId}`,
        method: "DELETE",
      }),
      invalidatesTags: (_answer, _error, { id }) => [all, one(id), { type: "Planning", id: LIST }],
      extraOptions: silent,
    }),
  }),
});

export const {
  useListProposalsQuery,
  useReadProposalQuery,
  useListHolesQuery,
  useExplainHoleQuery,
  useCompareProposalsQuery,
  useAskForProposalMutation,
  useCancelProposalMutation,
  useRemoveProposalMutation,
  useAcceptProposalMutation,
  useUndoAcceptanceMutation,
} = proposalsApi;
