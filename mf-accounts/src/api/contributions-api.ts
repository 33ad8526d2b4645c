import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { Adherent, Payer } from "@coulisses/shared-domain/contribution/contribution";
import { displayName } from "@coulisses/shared-domain/people/display-name";

/** Who may pay changes with people and their teams. */
const lists = [
  { type: "Contribution" as const, id: LIST },
  { type: "Volunteer" as const, id: LIST },
  { type: "Team" as const, id: LIST },
];
const changed = [{ type: "Contribution" as const, id: LIST }];
const pathOf = ({ id, edition }: Pick<Payer, "id" | "edition">) =>
  `contributions/adherents/${id}/editions/${edition}`;

export const {
  useListNonPayersQuery,
  useListPayersQuery,
  usePayContributionMutation,
  useChangeContributionMutation,
  useRemoveContributionMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listNonPayers: build.query<Adherent[], NoArgument>({
      query: () => "contributions/out-to-date-adherents",
      providesTags: lists,
    }),
    listPayers: build.query<Payer[], NoArgument>({
      query: () => "contributions/valid-adherents",
      providesTags: lists,
    }),
    payContribution: build.mutation<null, { adherent: Adherent; amount: number }>({
      query: ({ adherent, amount }) => ({
        url: "contributions",
        method: "POST",
        body: { adherentId: adherent.id, amount },
        gesture: `Cotisation de ${displayName(adherent)}`,
      }),
      extraOptions: { movesMoney: true },
      invalidatesTags: changed,
    }),
    changeContribution: build.mutation<null, { payer: Payer; amount: number }>({
      query: ({ payer, amount }) => ({ url: pathOf(payer), method: "PATCH", body: { amount } }),
      invalidatesTags: changed,
    }),
    removeContribution: build.mutation<null, Payer>({
      query: (payer) => ({ url: pathOf(payer), method: "DELETE" }),
      extraOptions: { silent: true },
      invalidatesTags: changed,
    }),
  }),
});
