import type {
  CatalogueSignageItem,
  SignageItemForm,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { authorizedFetch, baseApi, LIST } from "@coulisses/shared-auth";

const stale = [{ type: "Signage", id: LIST }] as const;

const signagesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    createSignage: build.mutation<CatalogueSignageItem, SignageItemForm>({
      query: (body) => ({ url: "signages", method: "POST", body }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
    updateSignage: build.mutation<
      CatalogueSignageItem,
      { id: number; version: number; form: SignageItemForm }
    >({
      query: ({ id, version, form }) => ({ url: `signages/${id}`, method: "PUT", body: form, version }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
    removeSignage: build.mutation<null, { id: number; version: number }>({
      query: ({ id, version }) => ({ url: `signages/${id}`, method: "DELETE", version }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
  }),
});

export const { useCreateSignageMutation, useUpdateSignageMutation, useRemoveSignageMutation } = signagesApi;

/** The picture as an address of this tab, to be revoked by whoever asked; null when it can't be had. */
export async function fetchSignageImage(id: number, signal: AbortSignal): Promise<string | null> {
  const response = await authorizedFetch(`signages/${id}/image`, { signal });
  return response.ok ? URL.createObjectURL(await response.blob()) : null;
}
