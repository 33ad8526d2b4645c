import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type {
  staffApplicationCalls,
  volunteerApplicationCalls,
} from "@coulisses/shared-domain/contract/registrations";
import {
  staffApplicationRoutes,
  volunteerApplicationRoutes,
} from "@coulisses/shared-domain/routes/registrations";

const staffs = endpointsOf<typeof staffApplicationCalls>(staffApplicationRoutes);
const volunteers = endpointsOf<typeof volunteerApplicationCalls>(volunteerApplicationRoutes);
const apply = { silent: true, invalidatesTags: [{ type: "Me", id: LIST }] } as const;

/** The person's own applications. The shell has its own messages for failures. */
export const { useApplyAsStaffMutation, useApplyAsVolunteerMutation, useHasVolunteerApplicationQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      hasVolunteerApplication: volunteers.query(build, "hasApplication", {
        silent: true,
        keepUnusedDataFor: 0,
      }),
      applyAsStaff: staffs.mutation(build, "apply", apply),
      applyAsVolunteer: volunteers.mutation(build, "apply", apply),
    }),
  });
