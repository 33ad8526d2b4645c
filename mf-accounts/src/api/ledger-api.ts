import { baseApi, endpointsOf, LIST, pathOf } from "@coulisses/shared-auth";
import type { ledgerCalls, LedgerSearch } from "@coulisses/shared-domain/contract/money/ledger";
import { LEDGER_PAGE } from "@coulisses/shared-domain/ledger/ledger-line";
import { ledgerRoutes } from "@coulisses/shared-domain/routes/money";

const ledger = endpointsOf<typeof ledgerCalls>(ledgerRoutes);
/** A moved amount changes the list, the sums and the statement. */
const moved = [{ type: "Transaction", id: LIST }] as const;

const ledgerApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listTransactions: ledger.pages(build, "list", {
      cursor: "before",
      next: (page) => (page.length < LEDGER_PAGE ? undefined : page.at(-1)?.id),
      providesTags: moved,
    }),
    sumTransactions: ledger.query(build, "sum", { providesTags: moved }),
    removeTransaction: ledger.mutation(build, "remove", { silent: true, invalidatesTags: moved }),
    checkAccounts: ledger.query(build, "check", { providesTags: moved }),
    getEditionStatement: ledger.query(build, "statement", { providesTags: moved }),
  }),
});

/**
 * Pages of transactions, the check of the accounts, an edition's statement, and the deletion of a
 * transaction.
 */
export const {
  useListTransactionsInfiniteQuery,
  useSumTransactionsQuery,
  useRemoveTransactionMutation,
  useCheckAccountsQuery,
  useGetEditionStatementQuery,
} = ledgerApi;

/** The address of the CSV of every transaction that matches `search`. */
export const transactionsFile = (search: LedgerSearch): string =>
  `${pathOf(ledgerRoutes.export)}?${new URLSearchParams(search).toString()}`;
