import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { inventoryCalls } from "@coulisses/shared-domain/contract/inventory";
import { inventoryRoutes } from "@coulisses/shared-domain/routes/inventory";

const inventory = endpointsOf<typeof inventoryCalls>(inventoryRoutes);
const tags = [{ type: "Inventory", id: LIST }] as const;

export const { useGetInventoryQuery, useReplaceInventoryMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** A replacement has to name the version. */
    getInventory: inventory.versioned(build, "list", { providesTags: tags }),
    /** Forgets all that there was; refusals are told beside the lines, which stay. */
    replaceInventory: inventory.mutation(build, "replace", {
      silent: true,
      invalidatesTags: (_result, error) => (error ? [] : tags),
    }),
  }),
});
