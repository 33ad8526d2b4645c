import { baseApi, type NoArgument } from "@coulisses/shared-auth";
import type { FailedJobs } from "@coulisses/shared-domain/contract/failed-jobs";

const failedJobsApi = baseApi.enhanceEndpoints({ addTagTypes: ["FailedJob"] });

export const { useListFailedJobsQuery, useRetryFailedJobMutation, useDismissFailedJobMutation } =
  failedJobsApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listFailedJobs: build.query<FailedJobs, NoArgument>({
        query: () => "failed-jobs",
        providesTags: ["FailedJob"],
      }),
      // Also when refused: somebody else has dealt with it, and the list says so.
      retryFailedJob: build.mutation<null, string>({
        query: (id) => ({ url: `failed-jobs/${id}/retry`, method: "POST" }),
        invalidatesTags: ["FailedJob"],
      }),
      dismissFailedJob: build.mutation<null, string>({
        query: (id) => ({ url: `failed-jobs/${id}`, method: "DELETE" }),
        invalidatesTags: ["FailedJob"],
      }),
    }),
  });
