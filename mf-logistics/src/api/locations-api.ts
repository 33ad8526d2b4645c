import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { locationCalls } from "@coulisses/shared-domain/contract/locations";
import { locationRoutes } from "@coulisses/shared-domain/routes/catalogues";

const locations = endpointsOf<typeof locationCalls>(locationRoutes);
/** Silent: the dialog shows the uses of the place. */
const changes = {
  silent: true,
  invalidatesTags: [{ type: "Location", id: LIST }],
} as const;

/** Writes of places; the dialogs show refusals. */
export const {
  useCreateLocationMutation,
  useImportLocationsMutation,
  useUpdateLocationMutation,
  useRemoveLocationMutation,
  useListLocationUsesQuery,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listLocationUses: locations.query(build, "listUses", { silent: true, keepUnusedDataFor: 0 }),
    createLocation: locations.mutation(build, "add", changes),
    importLocations: locations.mutation(build, "importRows", changes),
    updateLocation: locations.mutation(build, "change", changes),
    removeLocation: locations.mutation(build, "remove", changes),
  }),
});
