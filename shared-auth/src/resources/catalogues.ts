import type { gearCategoryCalls } from "@coulisses/shared-domain/contract/gear-categories";
import type { gearCalls } from "@coulisses/shared-domain/contract/gears";
import type { locationCalls } from "@coulisses/shared-domain/contract/locations";
import type { signageCalls } from "@coulisses/shared-domain/contract/signages";
import {
  gearCategoryRoutes,
  gearRoutes,
  locationRoutes,
  signageRoutes,
} from "@coulisses/shared-domain/routes/catalogues";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const locations = endpointsOf<typeof locationCalls>(locationRoutes);
const gears = endpointsOf<typeof gearCalls>(gearRoutes);
const categories = endpointsOf<typeof gearCategoryCalls>(gearCategoryRoutes);
const signages = endpointsOf<typeof signageCalls>(signageRoutes);

/**
 * The lists that sheets and catalogues pick from, read once for all apps. Each is complete and searched on
 * the device: one request however much a person types. The logistics app has the writes.
 */
export const { useListLocationsQuery, useListGearsQuery, useListGearCategoriesQuery, useListSignagesQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      listLocations: locations.query(build, "list", { providesTags: [{ type: "Location", id: LIST }] }),
      listGears: gears.query(build, "list", { providesTags: [{ type: "Gear", id: LIST }] }),
      listGearCategories: categories.query(build, "list", {
        providesTags: [{ type: "GearCategory", id: LIST }],
      }),
      listSignages: signages.query(build, "list", { providesTags: [{ type: "Signage", id: LIST }] }),
    }),
  });
