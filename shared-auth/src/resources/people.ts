import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { baseApi, LIST, type NoArgument } from "../api/base-api";

export type { Volunteer };

/**
 * People to pick: `adherents` can be in charge of a sheet, and anyone may read them; `volunteers` are
 * everybody, for who holds `view-volunteer`, with what the reader may see of each.
 */
export const { useListAdherentsQuery, useListVolunteersQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listAdherents: build.query<UserIdentity[], NoArgument>({
      query: () => "users/adherents",
      providesTags: [{ type: "Volunteer", id: LIST }],
    }),
    listVolunteers: build.query<Volunteer[], NoArgument>({
      query: () => "users/volunteers",
      providesTags: [
        { type: "Volunteer", id: LIST },
        { type: "Team", id: LIST },
      ],
    }),
  }),
});
