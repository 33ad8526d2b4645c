import type { Me, MePatch } from "@coulisses/shared-domain/contract/users";
import { baseApi } from "../api/base-api";

export const { useGetMeQuery, useUpdateMeMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMe: build.query<Me, void>({ query: () => "users/me", providesTags: ["Me"] }),
    updateMe: build.mutation<Me, MePatch>({
      query: (body) => ({ url: "users/me", method: "PATCH", body }),
      invalidatesTags: ["Me"],
    }),
  }),
});
