import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { activityInquiryCalls } from "@coulisses/shared-domain/contract/activity-inquiry-calls";
import { activityInquiryRoutes } from "@coulisses/shared-domain/routes/activity-inquiry";

const inquiry = endpointsOf<typeof activityInquiryCalls>(activityInquiryRoutes);

export const { useLinkDriveOfActivityMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Sets where a gear of the activity is fetched, from one of its tasks; `id` and `version` are the activity's. */
    linkDriveOfActivity: inquiry.mutation(build, "linkDrive", {
      // Refused or not, the task then shows the activity as it is.
      invalidatesTags: (_result, _error, { id }) => [{ type: "FestivalActivity", id }],
    }),
  }),
});
