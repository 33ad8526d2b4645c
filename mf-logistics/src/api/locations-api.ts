import type {
  CatalogueLocation,
  LocationForm,
  LocationUpdate,
} from "@coulisses/shared-domain/location/location-catalogue";
import { baseApi, LIST } from "@coulisses/shared-auth";

const places = [{ type: "Location", id: LIST }] as const;

const locationsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    createLocation: build.mutation<CatalogueLocation, LocationForm>({
      query: (body) => ({ url: "locations", method: "POST", body }),
      extraOptions: { silent: true },
      invalidatesTags: places,
    }),
    updateLocation: build.mutation<CatalogueLocation, { id: number; version: number; form: LocationUpdate }>({
      query: ({ id, version, form }) => ({ url: `locations/${id}`, method: "PUT", body: form, version }),
      extraOptions: { silent: true },
      invalidatesTags: places,
    }),
    /** Silent: the dialog shows what uses the place. */
    removeLocation: build.mutation<null, { id: number; version: number }>({
      query: ({ id, version }) => ({ url: `locations/${id}`, method: "DELETE", version }),
      extraOptions: { silent: true },
      invalidatesTags: places,
    }),
  }),
});

export const { useCreateLocationMutation, useUpdateLocationMutation, useRemoveLocationMutation } =
  locationsApi;
