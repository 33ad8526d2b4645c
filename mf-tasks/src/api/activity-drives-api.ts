import type { DriveForm } from "@coulisses/shared-domain/contract/festival-activities";
import { baseApi } from "@coulisses/shared-auth";

type ActivityDrive = DriveForm & { activityId: number; version: number; slug: string };

export const { useLinkDriveOfActivityMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Sets where a gear of the activity is fetched, from one of its tasks; `version` is the activity's. */
    linkDriveOfActivity: build.mutation<unknown, ActivityDrive>({
      query: ({ activityId, version, slug, drive }) => ({
        url: `festival-activities/${activityId}/inquiry/requests/${encodeURIComponent(slug)}/link-drive`,
        method: "PATCH",
        body: { drive },
        version,
      }),
      // Refused or not, the task then shows the activity as it is.
      invalidatesTags: (_result, _error, { activityId }) => [{ type: "FestivalActivity", id: activityId }],
    }),
  }),
});
