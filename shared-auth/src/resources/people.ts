import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { baseApi, type NoArgument } from "../api/base-api";

/** A person who can be mobilized, with the codes of their teams. */
export type Volunteer = UserIdentity & { teams: string[] };

/**
 * People to pick: `adherents` can be in charge of a sheet, and anyone may read them; `volunteers` are
 * everybody, for who holds `view-volunteer`.
 */
export const { useListAdherentsQuery, useListVolunteersQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listAdherents: build.query<UserIdentity[], NoArgument>({ query: () => "users/adherents" }),
    listVolunteers: build.query<Volunteer[], NoArgument>({ query: () => "users/volunteers" }),
  }),
});
