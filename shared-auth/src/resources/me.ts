import type { meCalls } from "@coulisses/shared-domain/contract/users";
import { meRoutes } from "@coulisses/shared-domain/routes/users";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const me = endpointsOf<typeof meCalls>(meRoutes);

/** The person logged in: their profile and rights. A change names the `version` that was read, or is refused with 412. */
export const { useGetMeQuery, useUpdateMeMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMe: me.query(build, "read", {
      // Their charisma changes with what an hour is worth, their balance with what moves.
      providesTags: [
        { type: "Me", id: LIST },
        { type: "CharismaPeriod", id: LIST },
        { type: "PersonalAccount", id: LIST },
      ],
    }),
    updateMe: me.mutation(build, "change", { silent: true, invalidatesTags: [{ type: "Me", id: LIST }] }),
  }),
});
