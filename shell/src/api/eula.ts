import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { meCalls } from "@coulisses/shared-domain/contract/users";
import { meRoutes } from "@coulisses/shared-domain/routes/users";

const me = endpointsOf<typeof meCalls>(meRoutes);

/** Approves the conditions of use. */
export const { useApproveEulaMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    approveEula: me.mutation(build, "approveEula", { invalidatesTags: [{ type: "Me", id: LIST }] }),
  }),
});
