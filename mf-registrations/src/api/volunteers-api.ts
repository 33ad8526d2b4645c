import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { VolunteerStats } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { ManagedProfileForm, Volunteer } from "@coulisses/shared-domain/contract/users";
import type { GuardedTeams } from "@coulisses/shared-domain/access/guarded";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

/** The person, and every list in which they stand. */
const changed = (id: number) => [
  { type: "Volunteer" as const, id },
  { type: "Volunteer" as const, id: LIST },
  { type: "Me" as const, id: LIST },
];
/** Told in the dialog. */
const silent = { silent: true };

export const {
  useListGuardedTeamsQuery,
  useChangeVolunteerMutation,
  useKeepEmailOfMutation,
  useJoinTeamMutation,
  useLeaveTeamMutation,
  useCloseAccountMutation,
  useForgetVolunteerMutation,
  useAddFriendToMutation,
  useRemoveFriendFromMutation,
  useReplaceAvailabilitiesMutation,
  useListStatisticsQuery,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Decision 58: what would be refused, for those who hold a guarded permission. */
    listGuardedTeams: build.query<GuardedTeams, NoArgument>({
      query: () => "teams/guarded",
      providesTags: [{ type: "Team", id: LIST }],
      extraOptions: silent,
    }),
    changeVolunteer: build.mutation<Volunteer, { id: number; version: number; form: ManagedProfileForm }>({
      query: ({ id, version, form }) => ({ url: `users/${id}`, method: "PUT", body: form, version }),
      extraOptions: silent,
      invalidatesTags: (_answer, _error, { id }) => changed(id),
    }),
    keepEmailOf: build.mutation<null, number>({
      query: (id) => ({ url: `users/${id}/email-change`, method: "DELETE" }),
      // Refused when nothing waits any more.
      invalidatesTags: (_answer, _error, id) => changed(id),
    }),
    joinTeam: build.mutation<string[], { id: number; team: string }>({
      query: ({ id, team }) => ({ url: `users/${id}/teams`, method: "PATCH", body: [team] }),
      invalidatesTags: (_answer, _error, { id }) => changed(id),
    }),
    leaveTeam: build.mutation<null, { id: number; team: string }>({
      query: ({ id, team }) => ({ url: `users/${id}/teams/${team}`, method: "DELETE" }),
      invalidatesTags: (_answer, _error, { id }) => changed(id),
    }),
    closeAccount: build.mutation<null, { id: number; version: number }>({
      query: ({ id, version }) => ({ url: `users/${id}`, method: "DELETE", version }),
      extraOptions: silent,
      invalidatesTags: [{ type: "Volunteer", id: LIST }],
    }),
    forgetVolunteer: build.mutation<null, string>({
      query: (email) => ({ url: `registrations/forget/${encodeURIComponent(email)}`, method: "DELETE" }),
      extraOptions: silent,
      invalidatesTags: [{ type: "Volunteer", id: LIST }],
    }),
    addFriendTo: build.mutation<UserIdentity, { id: number; friend: number }>({
      query: ({ id, friend }) => ({ url: `friends/${id}`, method: "POST", body: { id: friend } }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: "Friend", id }],
    }),
    removeFriendFrom: build.mutation<null, { id: number; friend: number }>({
      query: ({ id, friend }) => ({ url: `friends/${id}/${friend}`, method: "DELETE" }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: "Friend", id }],
    }),
    /** AV-12: what those who place people write instead of everything that was there. */
    replaceAvailabilities: build.mutation<Availabilities, { id: number; availabilities: Availabilities }>({
      query: ({ id, availabilities }) => ({
        url: `volunteer-availability/${id}`,
        method: "PATCH",
        body: { availabilities },
      }),
      extraOptions: silent,
      invalidatesTags: (_answer, _error, { id }) => [{ type: "Availability", id }, ...changed(id)],
    }),
    /** How long each works who gave availabilities; a task that is no longer ready changes it as well. */
    listStatistics: build.query<VolunteerStats[], NoArgument>({
      query: () => "assignments/stats",
      providesTags: [
        { type: "Planning", id: LIST },
        { type: "FestivalTask", id: LIST },
        { type: "Availability", id: LIST },
        { type: "Volunteer", id: LIST },
      ],
      extraOptions: silent,
    }),
  }),
});
