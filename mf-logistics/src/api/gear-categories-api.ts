import type { Category, CategoryForm } from "@coulisses/shared-domain/gear/category";
import { baseApi, LIST } from "@coulisses/shared-auth";

/** A category gives its gears their code and their owner. */
const stale = [
  { type: "GearCategory", id: LIST },
  { type: "Gear", id: LIST },
  { type: "Inventory", id: LIST },
] as const;

const gearCategoriesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    createGearCategory: build.mutation<Category, CategoryForm>({
      query: (body) => ({ url: "logistic/categories", method: "POST", body }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
    updateGearCategory: build.mutation<Category, { id: number; version: number; form: CategoryForm }>({
      query: ({ id, version, form }) => ({
        url: `logistic/categories/${id}`,
        method: "PUT",
        body: form,
        version,
      }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
    removeGearCategory: build.mutation<null, { id: number; version: number }>({
      query: ({ id, version }) => ({ url: `logistic/categories/${id}`, method: "DELETE", version }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
  }),
});

export const { useCreateGearCategoryMutation, useUpdateGearCategoryMutation, useRemoveGearCategoryMutation } =
  gearCategoriesApi;
