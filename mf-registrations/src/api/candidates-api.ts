import type {
  EnrolForm,
  StaffCandidate,
  VolunteerCandidate,
} from "@coulisses/shared-domain/contract/registrations";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import { baseApi, type NoArgument } from "@coulisses/shared-auth";

const base = "registrations/membership-applications";
const groups: Record<Membership, string> = { STAFF: "staffs", VOLUNTEER: "volunteers" };
const groupOf = (membership: Membership) => `${base}/${groups[membership]}`;

type Listed = { isRejected: boolean };
type Decision = { membership: Membership; id: number };
const listAt = (membership: Membership, { isRejected }: Listed) =>
  isRejected ? `${groupOf(membership)}/rejected` : groupOf(membership);
// After a refusal too: somebody else has decided meanwhile.
const candidatesOf = (membership: Membership) => [{ type: "Candidate", id: membership } as const];
const link = { type: "Configuration", id: "inviteStaffLink" } as const;

/** What those who admit people read and decide. A refusal is told by a notice, and the lists are read again. */
export const {
  useListStaffCandidatesQuery,
  useListVolunteerCandidatesQuery,
  useLazyListVolunteerCandidatesQuery,
  useEnrolCandidatesMutation,
  useRejectCandidateMutation,
  useRestoreCandidateMutation,
  useGetInvitationLinkQuery,
  useMakeInvitationLinkMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listStaffCandidates: build.query<StaffCandidate[], Listed>({
      query: (listed) => listAt("STAFF", listed),
      providesTags: candidatesOf("STAFF"),
    }),
    listVolunteerCandidates: build.query<VolunteerCandidate[], Listed>({
      query: (listed) => listAt("VOLUNTEER", listed),
      providesTags: candidatesOf("VOLUNTEER"),
    }),
    enrolCandidates: build.mutation<null, EnrolForm & { membership: Membership }>({
      query: ({ membership, ...body }) => ({ url: `${groupOf(membership)}/enroll`, method: "POST", body }),
      invalidatesTags: (_result, _error, { membership }) => candidatesOf(membership),
    }),
    rejectCandidate: build.mutation<null, Decision>({
      query: ({ membership, id }) => ({ url: `${groupOf(membership)}/${id}`, method: "DELETE" }),
      invalidatesTags: (_result, _error, { membership }) => candidatesOf(membership),
    }),
    restoreCandidate: build.mutation<null, Decision>({
      query: ({ membership, id }) => ({
        url: `${groupOf(membership)}/${id}/cancel-rejection`,
        method: "POST",
      }),
      invalidatesTags: (_result, _error, { membership }) => candidatesOf(membership),
    }),
    getInvitationLink: build.query<string | null, NoArgument>({
      query: () => `${groupOf("STAFF")}/invitation-link`,
      providesTags: [link],
    }),
    makeInvitationLink: build.mutation<string, NoArgument>({
      query: () => ({ url: `${groupOf("STAFF")}/invitation-link`, method: "POST" }),
      invalidatesTags: [link],
    }),
  }),
});
