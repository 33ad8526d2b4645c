import type { deskCalls } from "@coulisses/shared-domain/contract/desk";
import { deskRoutes } from "@coulisses/shared-domain/routes/desk";
import { baseApi } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const desk = endpointsOf<typeof deskCalls>(deskRoutes);

/**
 * Makes the link with which a person claims the account that the desk made; the desk and the dialog of a person
 * share it. Failures are the caller's to show.
 */
export const { useMakeClaimLinkMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({ makeClaimLink: desk.mutation(build, "makeClaimLink", { silent: true }) }),
});
