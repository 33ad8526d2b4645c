import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { inventoryCalls } from "@coulisses/shared-domain/contract/inventory";
import { inventoryRoutes } from "@coulisses/shared-domain/routes/logistics";

const inventory = endpointsOf<typeof inventoryCalls>(inventoryRoutes);
const tags = [{ type: "Inventory", id: LIST }] as const;

/** The inventory with its version, and its replacement. */
export const { useGetInventoryQuery, useReplaceInventoryMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** Keeps the version: a replacement must name it. */
    getInventory: inventory.versioned(build, "list", { providesTags: tags }),
    /** Replaces every line. Silent: the page shows refusals beside the lines, which stay. */
    replaceInventory: inventory.mutation(build, "replace", {
      silent: true,
      invalidatesTags: (_result, error) => (error ? [] : tags),
    }),
  }),
});
