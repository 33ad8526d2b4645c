import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type * as contract from "@coulisses/shared-domain/contract/registrations";
import {
  staffApplicationRoutes,
  volunteerApplicationRoutes,
} from "@coulisses/shared-domain/routes/registrations";

const staffs = endpointsOf<typeof contract.staffApplicationCalls>(staffApplicationRoutes);
const volunteers = endpointsOf<typeof contract.volunteerApplicationCalls>(volunteerApplicationRoutes);

const ofStaffs = [{ type: "Candidate", id: "STAFF" }] as const;
const ofVolunteers = [{ type: "Candidate", id: "VOLUNTEER" }] as const;
// Read again even after a refusal: another manager has decided meanwhile.
const decidesStaffs = { invalidatesTags: ofStaffs };
const decidesVolunteers = { invalidatesTags: ofVolunteers };
const link = [{ type: "Configuration", id: "inviteStaffLink" }] as const;

/**
 * Candidates to enrol, and the decisions about them. A notice shows a refusal, and the lists are read again.
 */
export const {
  useListStaffCandidatesQuery,
  useListRejectedStaffsQuery,
  useListVolunteerCandidatesQuery,
  useLazyListVolunteerCandidatesQuery,
  useListRejectedVolunteersQuery,
  useLazyListRejectedVolunteersQuery,
  useEnrolStaffsMutation,
  useRejectStaffMutation,
  useRestoreStaffMutation,
  useEnrolVolunteersMutation,
  useRejectVolunteerMutation,
  useRestoreVolunteerMutation,
  useGetInvitationLinkQuery,
  useMakeInvitationLinkMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listStaffCandidates: staffs.query(build, "candidates", { providesTags: ofStaffs }),
    listRejectedStaffs: staffs.query(build, "rejected", { providesTags: ofStaffs }),
    enrolStaffs: staffs.mutation(build, "enrol", decidesStaffs),
    rejectStaff: staffs.mutation(build, "reject", decidesStaffs),
    restoreStaff: staffs.mutation(build, "restore", decidesStaffs),
    listVolunteerCandidates: volunteers.query(build, "candidates", { providesTags: ofVolunteers }),
    listRejectedVolunteers: volunteers.query(build, "rejected", { providesTags: ofVolunteers }),
    enrolVolunteers: volunteers.mutation(build, "enrol", decidesVolunteers),
    rejectVolunteer: volunteers.mutation(build, "reject", decidesVolunteers),
    restoreVolunteer: volunteers.mutation(build, "restore", decidesVolunteers),
    getInvitationLink: staffs.query(build, "invitationLink", { providesTags: link }),
    makeInvitationLink: staffs.mutation(build, "newInvitationLink", { invalidatesTags: link }),
  }),
});
