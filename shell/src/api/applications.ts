import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { clientErrorCalls } from "@coulisses/shared-domain/contract/client-errors";
import { clientErrorRoutes } from "@coulisses/shared-domain/routes/client-errors";

const applications = endpointsOf<typeof clientErrorCalls>(clientErrorRoutes);

/** How applications fare, and the switch of their automatic rollback. */
export const {
  useListApplicationHealthQuery,
  useListApplicationErrorsQuery,
  useChangeApplicationGuardMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listApplicationHealth: applications.query(build, "health", {
      // A live event names the app that was published, rolled back or switched.
      providesTags: (answer = []) =>
        [LIST, ...answer.map(({ app }) => app)].map((id) => ({ type: "Application" as const, id })),
    }),
    listApplicationErrors: applications.query(build, "list"),
    changeApplicationGuard: applications.mutation(build, "changeGuard", {
      invalidatesTags: [{ type: "Application", id: LIST }],
    }),
  }),
});
