import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { publishingTokenCalls } from "@coulisses/shared-domain/contract/publishing";
import { publishingTokenRoutes } from "@coulisses/shared-domain/routes/publishing";

const tokens = endpointsOf<typeof publishingTokenCalls>(publishingTokenRoutes);

/** Live events name apps; the list of tokens is told to nobody. */
const tokenTag = { type: "Application", id: "PUBLISHING-TOKENS" } as const;

/** The publishing tokens, and how one is made and revoked. */
export const {
  useListPublishingTokensQuery,
  useMakePublishingTokenMutation,
  useRevokePublishingTokenMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPublishingTokens: tokens.query(build, "list", { providesTags: [tokenTag] }),
    makePublishingToken: tokens.mutation(build, "make", { silent: true, invalidatesTags: [tokenTag] }),
    revokePublishingToken: tokens.mutation(build, "revoke", { silent: true, invalidatesTags: [tokenTag] }),
  }),
});
