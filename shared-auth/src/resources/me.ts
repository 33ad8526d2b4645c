import type { meCalls } from "@coulisses/shared-domain/contract/users";
import { meRoutes } from "@coulisses/shared-domain/routes/users";
import { baseApi, LIST, lists } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const me = endpointsOf<typeof meCalls>(meRoutes);

/**
 * The profile and rights of the logged-in person. A change sends the `version` that was read, and is refused
 * with 412 when it is outdated.
 */
export const { useGetMeQuery, useUpdateMeMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMe: me.query(build, "read", {
      // Charisma depends on the charisma periods, the balance on transactions.
      providesTags: lists("Me", "CharismaPeriod", "PersonalAccount"),
    }),
    updateMe: me.mutation(build, "change", { silent: true, invalidatesTags: [{ type: "Me", id: LIST }] }),
  }),
});
