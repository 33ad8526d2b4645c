import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { friendCalls } from "@coulisses/shared-domain/contract/friends";
import { friendRoutes } from "@coulisses/shared-domain/routes/users";

const friends = endpointsOf<typeof friendCalls>(friendRoutes);
const changes = { invalidatesTags: ["Friend"] } as const;

/** The writes of the person's own friends; reading them is shared-auth's. */
export const { useAddFriendMutation, useRemoveFriendMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    addFriend: friends.mutation(build, "add", changes),
    removeFriend: friends.mutation(build, "remove", changes),
  }),
});
