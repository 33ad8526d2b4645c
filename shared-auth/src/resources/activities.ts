import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

// Of its routes this one alone, for each page of the site loads it.
const { list } = activityRoutes;
const activities = endpointsOf<Pick<typeof activityCalls, "list">>({ list });

/** The activities as rows: their own list, and the choice of the one under which a task is created. */
export const activityListApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listFestivalActivities: activities.query(build, "list", {
      providesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
  }),
});

export const { useListFestivalActivitiesQuery } = activityListApi;
