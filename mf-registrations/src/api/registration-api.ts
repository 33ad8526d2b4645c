import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import type { NewRegistration } from "@coulisses/shared-domain/contract/registrations";
import { baseApi, type NoArgument } from "@coulisses/shared-auth";

/** What a visitor asks for without a session. */
export const { useRegisterMutation, useGetWelcomeTextQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    register: build.mutation<null, NewRegistration>({
      query: (body) => ({ url: "registrations", method: "POST", body }),
      extraOptions: { silent: true },
    }),
    /** The HTML that an administrator wrote; undefined where there is none. */
    getWelcomeText: build.query<string | undefined, NoArgument>({
      query: () => "configuration/registerForm",
      transformResponse: ({ value }: ConfigurationEntry) =>
        (value as { description?: string } | null)?.description,
      providesTags: [{ type: "Configuration", id: "registerForm" }],
      // The page has a text of its own for want of another.
      extraOptions: { silent: true },
    }),
  }),
});
