import { authorizedFetch, baseApi, endpointsOf, LIST, pathOf } from "@coulisses/shared-auth";
import type { signageCalls } from "@coulisses/shared-domain/contract/signages";
import { signageRoutes } from "@coulisses/shared-domain/routes/catalogues";

const signages = endpointsOf<typeof signageCalls>(signageRoutes);
/** Silent: each form or dialog shows its refusal. */
const changes = {
  silent: true,
  invalidatesTags: [{ type: "Signage", id: LIST }],
} as const;

/** Writes of the signage catalogue; forms and dialogs show refusals. */
export const {
  useCreateSignageMutation,
  useUpdateSignageMutation,
  useRemoveSignageMutation,
  useListSignageUsesQuery,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listSignageUses: signages.query(build, "listUses", { silent: true, keepUnusedDataFor: 0 }),
    createSignage: signages.mutation(build, "add", changes),
    updateSignage: signages.mutation(build, "change", changes),
    removeSignage: signages.mutation(build, "remove", changes),
  }),
});

/** An object URL of the picture, which the caller revokes; null when it can't be read. */
export async function fetchSignageImage(id: number, signal: AbortSignal): Promise<string | null> {
  const response = await authorizedFetch(pathOf(signageRoutes.readImage, { id }), { signal });
  return response.ok ? URL.createObjectURL(await response.blob()) : null;
}
