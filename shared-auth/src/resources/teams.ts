import type { Team } from "@coulisses/shared-domain/people/team";
import { baseApi } from "../api/base-api";

/** Teams hardly ever change, and a live event tells when they do. */
const A_DAY = 86_400;

export const { useListTeamsQuery, useListFaReviewersQuery, useListFtReviewersQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listTeams: build.query<Team[], void>({
        query: () => "teams",
        providesTags: ["Team"],
        keepUnusedDataFor: A_DAY,
      }),
      listFaReviewers: build.query<Team[], void>({
        query: () => "teams/fa-reviewers",
        providesTags: ["Team"],
        keepUnusedDataFor: A_DAY,
      }),
      listFtReviewers: build.query<Team[], void>({
        query: () => "teams/ft-reviewers",
        providesTags: ["Team"],
        keepUnusedDataFor: A_DAY,
      }),
    }),
  });
