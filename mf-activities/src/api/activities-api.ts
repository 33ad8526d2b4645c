import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { activityListApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";

const activities = sheetApi<typeof activityCalls>(activityRoutes, { tag: "FestivalActivity" });

export const activitiesApi = activityListApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listMyFestivalActivities: activities.list(build, "mine"),
    getFestivalActivity: activities.read(build),
    createFestivalActivity: activities.create(build),
    writeFestivalActivity: activities.write(build),
    removeFestivalActivity: activities.remove(build),
  }),
});

export const {
  useListMyFestivalActivitiesQuery,
  useGetFestivalActivityQuery,
  useCreateFestivalActivityMutation,
  useRemoveFestivalActivityMutation,
} = activitiesApi;
