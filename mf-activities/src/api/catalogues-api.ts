import type {
  CatalogueLocation,
  CatalogueSignageItem,
  Gear,
} from "@coulisses/shared-domain/contract/catalogues";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

/** What a sheet picks from; the catalogues themselves are kept elsewhere. */
const cataloguesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listActivityLocations: build.query<CatalogueLocation[], NoArgument>({
      query: () => "locations",
      providesTags: [{ type: "Location", id: LIST }],
    }),
    listActivitySignages: build.query<CatalogueSignageItem[], NoArgument>({
      query: () => "signages",
      providesTags: [{ type: "Signage", id: LIST }],
    }),
    searchActivityGears: build.query<Gear[], string>({
      query: (search) => ({ url: "logistic/gears", params: { search } }),
      providesTags: [{ type: "Gear", id: LIST }],
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useListActivityLocationsQuery, useListActivitySignagesQuery, useSearchActivityGearsQuery } =
  cataloguesApi;
