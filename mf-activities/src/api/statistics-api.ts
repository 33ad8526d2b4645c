import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { statisticsCalls } from "@coulisses/shared-domain/contract/statistics";
import type { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { statisticsRoutes } from "@coulisses/shared-domain/routes/administration";
import { taskRoutes } from "@coulisses/shared-domain/routes/task";

const activities = endpointsOf<typeof activityCalls>(activityRoutes);
const tasks = endpointsOf<typeof taskCalls>(taskRoutes);
const editions = endpointsOf<typeof statisticsCalls>(statisticsRoutes);

const statisticsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getActivityStatistics: activities.query(build, "statistics", {
      providesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
    getTaskStatistics: tasks.query(build, "statistics", {
      providesTags: [{ type: "FestivalTask", id: LIST }],
    }),
    /** Null until an edition was kept. */
    getPreviousEdition: editions.query(build, "previousEdition", {
      providesTags: [{ type: "Statistics", id: LIST }],
    }),
  }),
});

/** Counts of sheets by team and status, and those of the previous edition. */
export const { useGetActivityStatisticsQuery, useGetTaskStatisticsQuery, useGetPreviousEditionQuery } =
  statisticsApi;
