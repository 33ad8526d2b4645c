import { baseApi, LIST } from "@coulisses/shared-auth";
import type { LedgerSearch } from "@coulisses/shared-domain/contract/money/ledger";
import type { AccountCheck } from "@coulisses/shared-domain/ledger/account-check";
import type { EditionStatement } from "@coulisses/shared-domain/ledger/edition-statement";
import { LEDGER_PAGE, type LedgerLine } from "@coulisses/shared-domain/ledger/ledger-line";

/** Whatever moves changes the list, the sums and the statement. */
const moved = [{ type: "Transaction", id: LIST }] as const;

const ledgerApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Page after page, as the person asks for more. */
    listTransactions: build.infiniteQuery<LedgerLine[], LedgerSearch, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < LEDGER_PAGE ? undefined : page.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) => ({
        url: "transactions",
        params: { ...queryArg, ...(pageParam !== null && { before: pageParam }) },
      }),
      providesTags: moved,
    }),
    removeTransaction: build.mutation<null, number>({
      query: (id) => ({ url: `transactions/${id}`, method: "DELETE" }),
      extraOptions: { silent: true },
      invalidatesTags: moved,
    }),
    checkAccounts: build.query<AccountCheck, undefined>({
      query: () => "transactions/check",
      providesTags: moved,
    }),
    getEditionStatement: build.query<EditionStatement, number>({
      query: (edition) => `transactions/editions/${edition}`,
      providesTags: moved,
    }),
  }),
});

export const {
  useListTransactionsInfiniteQuery,
  useRemoveTransactionMutation,
  useCheckAccountsQuery,
  useGetEditionStatementQuery,
} = ledgerApi;

/** All transactions that match, as CSV. */
export const transactionsFile = (search: LedgerSearch): string =>
  `transactions/export?${new URLSearchParams(search).toString()}`;
