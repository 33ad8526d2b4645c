import type { friendCalls } from "@coulisses/shared-domain/contract/friends";
import { friendRoutes } from "@coulisses/shared-domain/routes/users";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const friends = endpointsOf<typeof friendCalls>(friendRoutes);

/** Friendship goes one way: `friends` are the people that a person, given by id, would like to work with. */
export const { useListFriendsQuery, useListFriendCandidatesQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listFriends: friends.query(build, "list", {
      silent: true,
      providesTags: (_answer, _error, { id }) => [{ type: "Friend", id }],
    }),
    listFriendCandidates: friends.query(build, "listCandidates", {
      providesTags: [{ type: "Volunteer", id: LIST }],
    }),
  }),
});
