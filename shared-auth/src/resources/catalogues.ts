import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { Category } from "@coulisses/shared-domain/gear/category";
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
