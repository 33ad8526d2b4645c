import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { meCalls } from "@coulisses/shared-domain/contract/users";
import { meRoutes } from "@coulisses/shared-domain/routes/users";

const me = endpointsOf<typeof meCalls>(meRoutes);

/** Uploads the person's profile picture. */
export const { useUploadPictureMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    uploadPicture: me.mutation(build, "changePicture", { invalidatesTags: [{ type: "Me", id: LIST }] }),
  }),
});
