import { baseApi } from "@coulisses/shared-auth";
import type { WorkTime } from "@coulisses/shared-domain/contract/planning/slots";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

/** Told where the person looked. */
const silent = { silent: true };

/** What is known of somebody for whom slots are looked for, by their id. */
export const { useListFriendsOfAssignedQuery, useListWorkTimesOfAssignedQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Whom they added, not who added them. */
    listFriendsOfAssigned: build.query<UserIdentity[], number>({
      query: (id) => `friends/${id}`,
      providesTags: (_answer, _error, id) => [{ type: "Friend", id }],
      extraOptions: silent,
    }),
    listWorkTimesOfAssigned: build.query<WorkTime[], number>({
      query: (id) => `users/${id}/assignments/stats`,
      providesTags: (_answer, _error, id) => [{ type: "Planning", id }],
      extraOptions: silent,
    }),
  }),
});
