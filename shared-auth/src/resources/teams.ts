import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { baseApi, LIST, type NoArgument } from "../api/base-api";

/** In seconds. Teams hardly ever change, and a live event tells when they do. */
const A_DAY = 86_400;

/** All teams, and those that review activities (FA) or tasks (FT). */
export const { useListTeamsQuery, useListFaReviewersQuery, useListFtReviewersQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listTeams: build.query<KeptTeam[], NoArgument>({
        query: () => "teams",
        providesTags: [{ type: "Team", id: LIST }],
        keepUnusedDataFor: A_DAY,
      }),
      listFaReviewers: build.query<KeptTeam[], NoArgument>({
        query: () => "teams/fa-reviewers",
        providesTags: [{ type: "Team", id: LIST }],
        keepUnusedDataFor: A_DAY,
      }),
      listFtReviewers: build.query<KeptTeam[], NoArgument>({
        query: () => "teams/ft-reviewers",
        providesTags: [{ type: "Team", id: LIST }],
        keepUnusedDataFor: A_DAY,
      }),
    }),
  });
