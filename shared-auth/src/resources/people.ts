import type { userCalls, Volunteer } from "@coulisses/shared-domain/contract/users";
import { userRoutes } from "@coulisses/shared-domain/routes/users";
import { baseApi, LIST, lists } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

export type { Volunteer };

const people = endpointsOf<typeof userCalls>(userRoutes);

/**
 * People to pick: `adherents` can be in charge of a sheet, for any reader; `volunteers` are everybody, for
 * holders of `view-volunteer`, with the fields that the reader may see; a `volunteer` is one of them.
 */
export const {
  useLazyListAdherentsQuery,
  useListAdherentsQuery,
  useListVolunteersQuery,
  useReadVolunteerQuery,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listAdherents: people.query(build, "listAdherents", {
      providesTags: [{ type: "Volunteer", id: LIST }],
    }),
    listVolunteers: people.query(build, "listVolunteers", {
      providesTags: lists("Volunteer", "Team"),
    }),
    readVolunteer: people.query(build, "read", {
      silent: true,
      providesTags: (_answer, _error, { id }) => [{ type: "Volunteer", id }],
    }),
  }),
});
