import type {
  CatalogueLocation,
  CatalogueSignageItem,
  Gear,
} from "@coulisses/shared-domain/contract/catalogues";
import type { Category } from "@coulisses/shared-domain/contract/gear-catalogue";
import { baseApi, LIST, type NoArgument } from "../api/base-api";

/**
 * What sheets and catalogues pick from, read once for all apps. Each is the whole list, which screens
 * search themselves: one request however much a person types. The writes are the logistics app's.
 */
export const { useListLocationsQuery, useListGearsQuery, useListGearCategoriesQuery, useListSignagesQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listLocations: build.query<CatalogueLocation[], NoArgument>({
        query: () => "locations",
        providesTags: [{ type: "Location", id: LIST }],
      }),
      listGears: build.query<Gear[], NoArgument>({
        query: () => "logistic/gears",
        providesTags: [{ type: "Gear", id: LIST }],
      }),
      listGearCategories: build.query<Category[], NoArgument>({
        query: () => "logistic/categories",
        providesTags: [{ type: "GearCategory", id: LIST }],
      }),
      listSignages: build.query<CatalogueSignageItem[], NoArgument>({
        query: () => "signages",
        providesTags: [{ type: "Signage", id: LIST }],
      }),
    }),
  });
