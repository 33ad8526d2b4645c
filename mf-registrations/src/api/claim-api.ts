import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { claimCalls } from "@coulisses/shared-domain/contract/desk";
import { claimRoutes } from "@coulisses/shared-domain/routes/desk";

const claims = endpointsOf<typeof claimCalls>(claimRoutes);
/** Silent: the page shows failures. */
const silent = { silent: true };

/** The claim of an account that the desk made, without a session. */
export const { useReadClaimQuery, useClaimAccountMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readClaim: claims.query(build, "read", silent),
    claimAccount: claims.mutation(build, "claim", silent),
  }),
});
