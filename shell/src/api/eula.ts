import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

export const { useApproveEulaMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    approveEula: build.mutation<null, NoArgument>({
      query: () => ({ url: "users/me/approve-eula", method: "POST" }),
      invalidatesTags: [{ type: "Me", id: LIST }],
    }),
  }),
});
