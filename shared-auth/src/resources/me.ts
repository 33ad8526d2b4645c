import type { Me } from "@coulisses/shared-domain/contract/users";
import type { ProfileForm } from "@coulisses/shared-domain/people/profile";
import { baseApi, LIST, type NoArgument } from "../api/base-api";

/** The person logged in: their profile and rights. A change names the `version` that was read, or is refused with 412. */
export const { useGetMeQuery, useUpdateMeMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMe: build.query<Me, NoArgument>({
      query: () => "users/me",
      // Their charisma changes with what an hour is worth, their balance with what moves.
      providesTags: [
        { type: "Me", id: LIST },
        { type: "CharismaPeriod", id: LIST },
        { type: "PersonalAccount", id: LIST },
      ],
    }),
    updateMe: build.mutation<Me, { version: number; patch: ProfileForm }>({
      query: ({ version, patch }) => ({ url: "users/me", method: "PATCH", body: patch, version }),
      extraOptions: { silent: true },
      invalidatesTags: [{ type: "Me", id: LIST }],
    }),
  }),
});
