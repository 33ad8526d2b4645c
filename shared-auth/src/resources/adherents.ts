import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { baseApi } from "../api/base-api";

export const { useListAdherentsQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listAdherents: build.query<UserIdentity[], void>({ query: () => "users/adherents" }),
  }),
});
