import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

// Only this route, as every page of the site loads this file.
const { list } = activityRoutes;
const activities = endpointsOf<Pick<typeof activityCalls, "list">>({ list });

/** The activities as rows: for their own list, and for choosing the activity of a new task. */
export const activityListApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listFestivalActivities: activities.query(build, "list", {
      providesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
  }),
});

/** The list of activities, as rows. */
export const { useListFestivalActivitiesQuery } = activityListApi;
