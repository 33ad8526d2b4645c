import type { Gear, GearForm } from "@coulisses/shared-domain/gear/gear";
import { baseApi, LIST } from "@coulisses/shared-auth";

const stale = [
  { type: "Gear", id: LIST },
  { type: "Inventory", id: LIST },
] as const;

const gearsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    createGear: build.mutation<Gear, GearForm>({
      query: (body) => ({ url: "logistic/gears", method: "POST", body }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
    updateGear: build.mutation<Gear, { id: number; version: number; form: GearForm }>({
      query: ({ id, version, form }) => ({ url: `logistic/gears/${id}`, method: "PUT", body: form, version }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
    removeGear: build.mutation<null, { id: number; version: number }>({
      query: ({ id, version }) => ({ url: `logistic/gears/${id}`, method: "DELETE", version }),
      extraOptions: { silent: true },
      invalidatesTags: stale,
    }),
  }),
});

export const { useCreateGearMutation, useUpdateGearMutation, useRemoveGearMutation } = gearsApi;
