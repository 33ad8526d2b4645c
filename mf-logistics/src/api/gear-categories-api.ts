import { baseApi, endpointsOf, lists } from "@coulisses/shared-auth";
import type { gearCategoryCalls } from "@coulisses/shared-domain/contract/gear-categories";
import { gearCategoryRoutes } from "@coulisses/shared-domain/routes/catalogues";

const categories = endpointsOf<typeof gearCategoryCalls>(gearCategoryRoutes);
/** Gears show a category's code and owner, so they are read again too. */
const changes = {
  silent: true,
  invalidatesTags: lists("GearCategory", "Gear", "Inventory"),
} as const;

/** Writes of gear categories; the dialogs show refusals. */
export const { useCreateGearCategoryMutation, useUpdateGearCategoryMutation, useRemoveGearCategoryMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      createGearCategory: categories.mutation(build, "add", changes),
      updateGearCategory: categories.mutation(build, "change", changes),
      removeGearCategory: categories.mutation(build, "remove", changes),
    }),
  });
