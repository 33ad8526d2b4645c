import { baseApi, LIST } from "@coulisses/shared-auth";

export type StaffApplicationForm = { email: string; token: string };

export const { useApplyAsStaffMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    applyAsStaff: build.mutation<null, StaffApplicationForm>({
      query: (body) => ({
        url: "registrations/membership-applications/staffs",
        method: "POST",
        body,
      }),
      // The page has its own words for a failure.
      extraOptions: { silent: true },
      invalidatesTags: [{ type: "Me", id: LIST }],
    }),
  }),
});
