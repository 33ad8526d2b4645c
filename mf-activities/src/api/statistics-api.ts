import type { ActivityStatistics, TaskStatistics } from "@coulisses/shared-domain/contract/statistics";
import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

const kept = { type: "Statistics", id: LIST } as const;

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
      providesTags: [kept],
    }),
    listEditions: build.query<EditionCounts[], NoArgument>({
      query: () => "statistics/editions",
      providesTags: [kept],
    }),
    saveEdition: build.mutation<EditionCounts, EditionCounts>({
      query: ({ edition, counts }) => ({
        url: `statistics/editions/${edition}`,
        method: "PUT",
        body: { counts },
      }),
      invalidatesTags: [kept],
      extraOptions: { silent: true },
    }),
    importEdition: build.mutation<EditionCounts, { edition: number; file: File }>({
      query: ({ edition, file }) => {
        const body = new FormData();
        body.set("file", file);
        return { url: `statistics/editions/${edition}/import`, method: "POST", body };
      },
      invalidatesTags: [kept],
      extraOptions: { silent: true },
    }),
    closeEdition: build.mutation<EditionCounts, number>({
      query: (edition) => ({ url: `statistics/editions/${edition}/close`, method: "POST" }),
      invalidatesTags: [kept],
    }),
    forgetEdition: build.mutation<null, number>({
      query: (edition) => ({ url: `statistics/editions/${edition}`, method: "DELETE" }),
      invalidatesTags: [kept],
    }),
  }),
});

export const {
  useGetActivityStatisticsQuery,
  useGetTaskStatisticsQuery,
  useGetPreviousEditionQuery,
  useListEditionsQuery,
  useSaveEditionMutation,
  useImportEditionMutation,
  useCloseEditionMutation,
  useForgetEditionMutation,
} = statisticsApi;
