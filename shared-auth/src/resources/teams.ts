import type { teamCalls } from "@coulisses/shared-domain/contract/teams";
import { teamRoutes } from "@coulisses/shared-domain/routes/teams";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const teams = endpointsOf<typeof teamCalls>(teamRoutes);
/** Teams hardly ever change, and a live event tells when they do: kept for a day, in seconds. */
const kept = { providesTags: [{ type: "Team", id: LIST }], keepUnusedDataFor: 86_400 } as const;

/** All teams, and those that review activities (FA) or tasks (FT). */
export const { useListTeamsQuery, useListFaReviewersQuery, useListFtReviewersQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listTeams: teams.query(build, "list", kept),
      listFaReviewers: teams.query(build, "listActivityReviewers", kept),
      listFtReviewers: teams.query(build, "listTaskReviewers", kept),
    }),
  });
