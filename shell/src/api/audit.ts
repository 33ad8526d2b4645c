import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { auditCalls } from "@coulisses/shared-domain/contract/audit";
import { auditRoutes } from "@coulisses/shared-domain/routes/administration";

const audit = endpointsOf<typeof auditCalls>(auditRoutes);

/** The pages of the security journal. */
export const { useListAuditEntriesInfiniteQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listAuditEntries: audit.pages(build, "search", {
      cursor: "before",
      next: ({ next }) => next ?? undefined,
    }),
  }),
});
