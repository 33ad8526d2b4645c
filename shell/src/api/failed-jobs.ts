import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { failedJobCalls } from "@coulisses/shared-domain/contract/failed-jobs";
import { failedJobRoutes } from "@coulisses/shared-domain/routes/administration";

const jobs = endpointsOf<typeof failedJobCalls>(failedJobRoutes);
// Also when refused: another administrator has dealt with it, and the list says so.
const changes = { invalidatesTags: ["FailedJob"] } as const;

/** The failed jobs, and the two actions on one. */
export const { useListFailedJobsQuery, useRetryFailedJobMutation, useDismissFailedJobMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listFailedJobs: jobs.query(build, "list", { providesTags: ["FailedJob"] }),
      retryFailedJob: jobs.mutation(build, "retry", changes),
      dismissFailedJob: jobs.mutation(build, "dismiss", changes),
    }),
  });
