import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { meCalls } from "@coulisses/shared-domain/contract/users";
import { meRoutes } from "@coulisses/shared-domain/routes/users";

const me = endpointsOf<typeof meCalls>(meRoutes);
const changes = { invalidatesTags: [{ type: "Me", id: LIST }] } as const;

/** Approval of the conditions of use, and the profile picture. */
export const { useApproveEulaMutation, useUploadPictureMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    approveEula: me.mutation(build, "approveEula", changes),
    uploadPicture: me.mutation(build, "changePicture", changes),
  }),
});
