import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { activityListApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";

const activities = sheetApi<typeof activityCalls>(activityRoutes, { tag: "FestivalActivity" });

/** Calls of activity sheets: one's own list, one sheet, creation, deletion and the edits. */
export const activitiesApi = activityListApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listMyFestivalActivities: activities.list(build, "mine"),
    listActivityReviewRequests: activities.list(build, "reviewRequests"),
    getFestivalActivity: activities.read(build),
    createFestivalActivity: activities.create(build),
    writeFestivalActivity: activities.write(build),
    removeFestivalActivity: activities.remove(build),
  }),
});

/** Hooks of one's own activities and of one sheet. */
export const {
  useListMyFestivalActivitiesQuery,
  useListActivityReviewRequestsQuery,
  useGetFestivalActivityQuery,
  useCreateFestivalActivityMutation,
  useRemoveFestivalActivityMutation,
} = activitiesApi;
