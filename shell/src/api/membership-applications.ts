import { baseApi, LIST } from "@coulisses/shared-auth";

export type StaffApplicationForm = { email: string; token: string };

const base = "registrations/membership-applications";

/** What one asks and says of one's own applications. The shell has its own words for what fails. */
export const { useApplyAsStaffMutation, useApplyAsVolunteerMutation, useHasVolunteerApplicationQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      hasVolunteerApplication: build.query<boolean, number>({
        query: (id) => `${base}/volunteers/${id}`,
        transformResponse: ({ hasApplication }: { hasApplication: boolean }) => hasApplication,
        extraOptions: { silent: true },
        keepUnusedDataFor: 0,
      }),
      applyAsStaff: build.mutation<null, StaffApplicationForm>({
        query: (body) => ({ url: `${base}/staffs`, method: "POST", body }),
        extraOptions: { silent: true },
        invalidatesTags: [{ type: "Me", id: LIST }],
      }),
      applyAsVolunteer: build.mutation<null, number>({
        query: (id) => ({ url: `${base}/volunteers/apply/${id}`, method: "POST" }),
        extraOptions: { silent: true },
        invalidatesTags: [{ type: "Me", id: LIST }],
      }),
    }),
  });
