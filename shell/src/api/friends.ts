import { baseApi, type NoArgument } from "@coulisses/shared-auth";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

export const {
  useListFriendCandidatesQuery,
  useListFriendsQuery,
  useAddFriendMutation,
  useRemoveFriendMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Everybody who can be chosen. */
    listFriendCandidates: build.query<UserIdentity[], NoArgument>({ query: () => "friends" }),
    listFriends: build.query<UserIdentity[], number>({
      query: (userId) => `friends/${String(userId)}`,
      providesTags: ["Friend"],
    }),
    addFriend: build.mutation<UserIdentity, number>({
      query: (id) => ({ url: "friends", method: "POST", body: { id } }),
      invalidatesTags: ["Friend"],
    }),
    removeFriend: build.mutation<null, number>({
      query: (id) => ({ url: `friends/${String(id)}`, method: "DELETE" }),
      invalidatesTags: ["Friend"],
    }),
  }),
});
