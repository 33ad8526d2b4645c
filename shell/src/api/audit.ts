import { baseApi } from "@coulisses/shared-auth";
import type { AuditPage, AuditSearch } from "@coulisses/shared-domain/contract/audit";

/** Page after page, as the person asks for more. */
export const { useListAuditEntriesInfiniteQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listAuditEntries: build.infiniteQuery<AuditPage, AuditSearch, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: "audit-entries",
        params: { ...queryArg, ...(pageParam !== null && { before: pageParam }) },
      }),
    }),
  }),
});
