import { authorizedFetch, baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import type { StatementDays } from "@coulisses/shared-domain/personal-account/statement";

/** Money for somebody; `amount` is in cents. */
export type Transfer = { payee: UserIdentity; amount: number; context: string };

export const { useListOwnLinesQuery, useListPayeesQuery, useSendTransferMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listOwnLines: build.query<OwnLine[], NoArgument>({
      query: () => "transactions/me",
      providesTags: [{ type: "PersonalAccount", id: LIST }],
    }),
    /** Whoever has an account, by name alone. */
    listPayees: build.query<UserIdentity[], NoArgument>({
      query: () => "users/personal-account-consumers",
      providesTags: [{ type: "Volunteer", id: LIST }],
    }),
    sendTransfer: build.mutation<null, Transfer>({
      query: ({ payee, amount, context }) => ({
        url: "transactions/transfer",
        method: "POST",
        body: { to: payee.id, amount, context },
        gesture: `Virement de ${formatAmount(amount)} à ${displayName(payee)}`,
      }),
      extraOptions: { silent: true, movesMoney: true },
      invalidatesTags: [{ type: "PersonalAccount", id: LIST }],
    }),
  }),
});

/** The statement of one's own account, as a PDF; throws when there is none to be had. */
export async function fetchStatement(days: StatementDays): Promise<Blob> {
  const response = await authorizedFetch("transactions/me/statement", {
    params: days,
    headers: { Accept: "application/pdf" },
  });
  if (!response.ok) throw new Error(`The statement: ${response.status}`);
  return response.blob();
}
