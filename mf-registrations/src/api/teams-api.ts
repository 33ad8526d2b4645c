import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import type { Team } from "@coulisses/shared-domain/people/team";
import { baseApi, LIST } from "@coulisses/shared-auth";

/** A team that goes takes its rights with it. */
const stale = [
  { type: "Team", id: LIST },
  { type: "Permission", id: LIST },
] as const;

const teamsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    createTeam: build.mutation<KeptTeam, Omit<Team, "code">>({
      query: (body) => ({ url: "teams", method: "POST", body }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
    changeTeam: build.mutation<KeptTeam, KeptTeam>({
      query: ({ code, version, ...body }) => ({ url: `teams/${code}`, method: "PATCH", body, version }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
    removeTeam: build.mutation<null, Pick<KeptTeam, "code" | "version">>({
      query: ({ code, version }) => ({ url: `teams/${code}`, method: "DELETE", version }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
  }),
});

export const { useCreateTeamMutation, useChangeTeamMutation, useRemoveTeamMutation } = teamsApi;
