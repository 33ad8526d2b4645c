import { baseApi, endpointsOf, LIST, lists } from "@coulisses/shared-auth";
import type { assignmentToolCalls } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { forgetCalls } from "@coulisses/shared-domain/contract/forget";
import type { friendCalls } from "@coulisses/shared-domain/contract/friends";
import type { membershipCalls } from "@coulisses/shared-domain/contract/teams";
import type { userCalls } from "@coulisses/shared-domain/contract/users";
import type { availabilityCalls } from "@coulisses/shared-domain/contract/volunteer-availability";
import { assignmentToolRoutes } from "@coulisses/shared-domain/routes/assignment";
import { forgetRoutes } from "@coulisses/shared-domain/routes/registrations";
import { availabilityRoutes, friendRoutes, userRoutes } from "@coulisses/shared-domain/routes/users";
import { membershipRoutes } from "@coulisses/shared-domain/routes/teams";

const users = endpointsOf<typeof userCalls>(userRoutes);
const memberships = endpointsOf<typeof membershipCalls>(membershipRoutes);
const forget = endpointsOf<typeof forgetCalls>(forgetRoutes);
const friends = endpointsOf<typeof friendCalls>(friendRoutes);
const availabilities = endpointsOf<typeof availabilityCalls>(availabilityRoutes);
const tools = endpointsOf<typeof assignmentToolCalls>(assignmentToolRoutes);

/** The volunteer, and every list that shows them. */
const changed = (id: number) => [
  { type: "Volunteer" as const, id },
  { type: "Volunteer" as const, id: LIST },
  { type: "Me" as const, id: LIST },
];
const changes = {
  invalidatesTags: (_answer: unknown, _error: unknown, { id }: { id: number }) => changed(id),
};
const changesFriends = {
  invalidatesTags: (_answer: unknown, _error: unknown, { id }: { id: number }) => [
    { type: "Friend" as const, id },
  ],
};
/** Silent: the dialog shows refusals. */
const silent = { silent: true };
const leavesLists = { ...silent, invalidatesTags: [{ type: "Volunteer", id: LIST }] } as const;

/** A manager's reads and writes on one volunteer; dialogs show refusals. */
export const {
  useChangeVolunteerMutation,
  useKeepEmailOfMutation,
  useJoinTeamMutation,
  useLeaveTeamMutation,
  useCloseAccountMutation,
  useForgetVolunteerMutation,
  useAddFriendToMutation,
  useRemoveFriendFromMutation,
  useReplaceAvailabilitiesMutation,
  useImportAvailabilitiesMutation,
  useListStatisticsQuery,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    changeVolunteer: users.mutation(build, "change", { ...silent, ...changes }),
    // Refused when no change of address is pending.
    keepEmailOf: users.mutation(build, "keepEmail", changes),
    joinTeam: memberships.mutation(build, "join", changes),
    leaveTeam: memberships.mutation(build, "leave", changes),
    closeAccount: users.mutation(build, "remove", leavesLists),
    forgetVolunteer: forget.mutation(build, "forgetThem", leavesLists),
    addFriendTo: friends.mutation(build, "addTo", changesFriends),
    removeFriendFrom: friends.mutation(build, "removeFrom", changesFriends),
    /** AV-12: replaces all of a volunteer's availabilities. */
    replaceAvailabilities: availabilities.mutation(build, "replace", {
      ...silent,
      invalidatesTags: (_answer, _error, { userId }) => [
        { type: "Availability", id: userId },
        ...changed(userId),
      ],
    }),
    importAvailabilities: availabilities.mutation(build, "importRows", {
      ...silent,
      invalidatesTags: lists("Volunteer", "Availability"),
    }),
    /** Hours of each volunteer with availabilities; they also change when a task is no longer ready. */
    listStatistics: tools.query(build, "listStatistics", {
      ...silent,
      providesTags: lists("Planning", "FestivalTask", "Availability", "Volunteer"),
    }),
  }),
});
