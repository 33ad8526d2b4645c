import type { Me, MePatch } from "@coulisses/shared-domain/contract/users";
import { baseApi } from "../api/base-api";
import { LIST } from "../api/list-tag";
import type { NoArgument } from "../api/no-argument";

export const { useGetMeQuery, useUpdateMeMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMe: build.query<Me, NoArgument>({ query: () => "users/me", providesTags: [{ type: "Me", id: LIST }] }),
    updateMe: build.mutation<Me, { version: number; patch: MePatch }>({
      query: ({ version, patch }) => ({ url: "users/me", method: "PATCH", body: patch, version }),
      invalidatesTags: [{ type: "Me", id: LIST }],
    }),
  }),
});
