import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { gearCategoryCalls } from "@coulisses/shared-domain/contract/gear-categories";
import { gearCategoryRoutes } from "@coulisses/shared-domain/routes/gear-categories";

const categories = endpointsOf<typeof gearCategoryCalls>(gearCategoryRoutes);
/** A category gives its gears their code and their owner. */
const changes = {
  silent: true,
  invalidatesTags: [
    { type: "GearCategory", id: LIST },
    { type: "Gear", id: LIST },
    { type: "Inventory", id: LIST },
  ],
} as const;

export const { useCreateGearCategoryMutation, useUpdateGearCategoryMutation, useRemoveGearCategoryMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      createGearCategory: categories.mutation(build, "add", changes),
      updateGearCategory: categories.mutation(build, "change", changes),
      removeGearCategory: categories.mutation(build, "remove", changes),
    }),
  });
