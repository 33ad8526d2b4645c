import { baseApi, endpointsOf, LIST, lists } from "@coulisses/shared-auth";
import type { contributionCalls } from "@coulisses/shared-domain/contract/money/contributions";
import { contributionRoutes } from "@coulisses/shared-domain/routes/money";

const contributions = endpointsOf<typeof contributionCalls>(contributionRoutes);
/** The two lists change with people and with their teams. */
const ofPeople = {
  providesTags: lists("Contribution", "Volunteer", "Team"),
} as const;
const changes = { invalidatesTags: [{ type: "Contribution", id: LIST }] } as const;

/** Contributions owed and paid, the treasurer's writes, and one's own contributions. */
export const {
  useReadOwnContributionsQuery,
  useListNonPayersQuery,
  useListPayersQuery,
  usePayContributionMutation,
  useChangeContributionMutation,
  useRemoveContributionMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    // Its owner's teams say whether it is due.
    readOwnContributions: contributions.query(build, "readOwn", {
      providesTags: lists("Contribution", "Me"),
    }),
    listNonPayers: contributions.query(build, "listNonPayers", ofPeople),
    listPayers: contributions.query(build, "listPayers", ofPeople),
    payContribution: contributions.mutation(build, "pay", changes),
    changeContribution: contributions.mutation(build, "change", changes),
    removeContribution: contributions.mutation(build, "remove", { ...changes, silent: true }),
  }),
});
