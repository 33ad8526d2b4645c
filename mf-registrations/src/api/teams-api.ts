import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { teamCalls } from "@coulisses/shared-domain/contract/teams";
import { teamRoutes } from "@coulisses/shared-domain/routes/teams";

const teams = endpointsOf<typeof teamCalls>(teamRoutes);
const list = [{ type: "Team", id: LIST }] as const;
/** Removing a team removes its permissions too. Silent: the dialog shows failures. */
const changes = { silent: true, invalidatesTags: [...list, { type: "Permission", id: LIST }] } as const;

/** Writes of teams, and the guarded ones; the list itself is read by shared-auth. */
export const {
  useListGuardedTeamsQuery,
  useCreateTeamMutation,
  useChangeTeamMutation,
  useRemoveTeamMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Decision 58: teams that give guarded permissions; only their holders may change them. */
    listGuardedTeams: teams.query(build, "listGuarded", { silent: true, providesTags: list }),
    createTeam: teams.mutation(build, "add", changes),
    changeTeam: teams.mutation(build, "change", changes),
    removeTeam: teams.mutation(build, "remove", changes),
  }),
});
