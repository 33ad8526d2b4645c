import { baseApi, endpointsOf, lists } from "@coulisses/shared-auth";
import type { gearCalls } from "@coulisses/shared-domain/contract/gears";
import { gearRoutes } from "@coulisses/shared-domain/routes/catalogues";

const gears = endpointsOf<typeof gearCalls>(gearRoutes);
/** Silent: each form or dialog shows its refusal. */
const changes = {
  silent: true,
  invalidatesTags: lists("Gear", "Inventory"),
} as const;

/** Writes of the gear catalogue; forms and dialogs show refusals. */
export const {
  useCreateGearMutation,
  useImportGearsMutation,
  useUpdateGearMutation,
  useRemoveGearMutation,
  useListGearUsesQuery,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listGearUses: gears.query(build, "listUses", { silent: true, keepUnusedDataFor: 0 }),
    createGear: gears.mutation(build, "add", changes),
    importGears: gears.mutation(build, "importRows", changes),
    updateGear: gears.mutation(build, "change", changes),
    removeGear: gears.mutation(build, "remove", changes),
  }),
});
