import type { Me } from "@coulisses/shared-domain/contract/users";
import { baseApi, LIST } from "@coulisses/shared-auth";

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
