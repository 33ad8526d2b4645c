import type { Me } from "@coulisses/shared-domain/contract/users";
import { authorizedFetch, baseApi, LIST } from "@coulisses/shared-auth";

export const { useUploadPictureMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    uploadPicture: build.mutation<Me, { version: number; file: File }>({
      query: ({ version, file }) => {
        const body = new FormData();
        body.append("file", file);
        return { url: "users/me/profile-picture", method: "POST", body, version };
      },
      invalidatesTags: [{ type: "Me", id: LIST }],
    }),
  }),
});

/** The picture as an address of this tab, to be revoked by whoever asked; null without one. */
export async function fetchPicture(userId: number, signal: AbortSignal): Promise<string | null> {
  const response = await authorizedFetch(`users/${String(userId)}/profile-picture`, { signal });
  return response.ok ? URL.createObjectURL(await response.blob()) : null;
}
