import type { Team } from "@coulisses/shared-domain/people/team";
import { baseApi, LIST, type NoArgument } from "../api/base-api";

/** In seconds. Teams hardly ever change, and a live event tells when they do. */
const A_DAY = 86_400;

/** All teams, and those that review activities (FA) or tasks (FT). */
export const { useListTeamsQuery, useListFaReviewersQuery, useListFtReviewersQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listTeams: build.query<Team[], NoArgument>({
        query: () => "teams",
        providesTags: [{ type: "Team", id: LIST }],
        keepUnusedDataFor: A_DAY,
      }),
      listFaReviewers: build.query<Team[], NoArgument>({
        query: () => "teams/fa-reviewers",
        providesTags: [{ type: "Team", id: LIST }],
        keepUnusedDataFor: A_DAY,
      }),
      listFtReviewers: build.query<Team[], NoArgument>({
        query: () => "teams/ft-reviewers",
        providesTags: [{ type: "Team", id: LIST }],
        keepUnusedDataFor: A_DAY,
      }),
    }),
  });
