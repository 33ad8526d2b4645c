import { authorizedFetch, baseApi, endpointsOf, LIST, pathOf } from "@coulisses/shared-auth";
import type { signageCalls } from "@coulisses/shared-domain/contract/signages";
import { signageRoutes } from "@coulisses/shared-domain/routes/signages";

const signages = endpointsOf<typeof signageCalls>(signageRoutes);
/** Silent: each form or dialog shows why it is refused. */
const changes = {
  silent: true,
  invalidatesTags: [{ type: "Signage", id: LIST }],
} as const;

export const { useCreateSignageMutation, useUpdateSignageMutation, useRemoveSignageMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      createSignage: signages.mutation(build, "add", changes),
      updateSignage: signages.mutation(build, "change", changes),
      removeSignage: signages.mutation(build, "remove", changes),
    }),
  });

/** The picture as an address of this tab, to be revoked by the caller; null when it can't be had. */
export async function fetchSignageImage(id: number, signal: AbortSignal): Promise<string | null> {
  const response = await authorizedFetch(pathOf(signageRoutes.readImage, { id }), { signal });
  return response.ok ? URL.createObjectURL(await response.blob()) : null;
}
