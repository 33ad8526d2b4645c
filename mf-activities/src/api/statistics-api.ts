import type { ActivityStatistics, TaskStatistics } from "@coulisses/shared-domain/contract/statistics";
import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

const statisticsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getActivityStatistics: build.query<ActivityStatistics, NoArgument>({
      query: () => "festival-activities/statistics",
      providesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
    getTaskStatistics: build.query<TaskStatistics, NoArgument>({
      query: () => "festival-tasks/statistics",
      providesTags: [{ type: "FestivalTask", id: LIST }],
    }),
    /** Null as long as no edition was kept. */
    getPreviousEdition: build.query<EditionCounts | null, NoArgument>({
      query: () => "statistics/previous-edition",
      providesTags: [{ type: "Statistics", id: LIST }],
    }),
  }),
});

export const { useGetActivityStatisticsQuery, useGetTaskStatisticsQuery, useGetPreviousEditionQuery } =
  statisticsApi;
