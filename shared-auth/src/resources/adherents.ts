import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { baseApi } from "../api/base-api";
import type { NoArgument } from "../api/no-argument";

export const { useListAdherentsQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listAdherents: build.query<UserIdentity[], NoArgument>({ query: () => "users/adherents" }),
  }),
});
