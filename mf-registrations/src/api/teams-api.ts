import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { teamCalls } from "@coulisses/shared-domain/contract/teams";
import { teamRoutes } from "@coulisses/shared-domain/routes/teams";

const teams = endpointsOf<typeof teamCalls>(teamRoutes);
const list = [{ type: "Team", id: LIST }] as const;
/** A team that goes takes its rights with it. Failures are told in the dialog. */
const changes = { silent: true, invalidatesTags: [...list, { type: "Permission", id: LIST }] } as const;

/** The writes of teams; reading their list is shared-auth's. */
export const {
  useListGuardedTeamsQuery,
  useCreateTeamMutation,
  useChangeTeamMutation,
  useRemoveTeamMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Decision 58: what would be refused, for those who hold a guarded permission. */
    listGuardedTeams: teams.query(build, "listGuarded", { silent: true, providesTags: list }),
    createTeam: teams.mutation(build, "add", changes),
    changeTeam: teams.mutation(build, "change", changes),
    removeTeam: teams.mutation(build, "remove", changes),
  }),
});
