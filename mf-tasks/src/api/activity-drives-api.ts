import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { activityInquiryCalls } from "@coulisses/shared-domain/contract/activity-inquiry-calls";
import { activityInquiryRoutes } from "@coulisses/shared-domain/routes/inquiry";

const inquiry = endpointsOf<typeof activityInquiryCalls>(activityInquiryRoutes);

/** Changes where an activity's gear is picked up. */
export const { useLinkDriveOfActivityMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /**
     * Sets the pick-up place of an activity's gear from one of its tasks; `id` and `version` are the
     * activity's.
     */
    linkDriveOfActivity: inquiry.mutation(build, "linkDrive", {
      // After a refusal too, the task shows the activity as it is.
      invalidatesTags: (_result, _error, { id }) => [{ type: "FestivalActivity", id }],
    }),
  }),
});
