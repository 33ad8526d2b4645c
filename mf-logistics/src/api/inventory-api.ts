import type { InventoryForm } from "@coulisses/shared-domain/inventory/inventory-record";
import type { InventoryGroup } from "@coulisses/shared-domain/inventory/inventory";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

/** `version` is what a replacement has to name. */
export type Inventory = { groups: InventoryGroup[]; version: number | undefined };

const inventoryApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getInventory: build.query<Inventory, NoArgument>({
      query: () => "logistic/inventory",
      transformResponse: (groups: InventoryGroup[], meta) => ({ groups, version: meta?.version }),
      providesTags: [{ type: "Inventory", id: LIST }],
    }),
    /** Forgets all that there was; refusals are told beside the lines, which stay. */
    replaceInventory: build.mutation<
      InventoryGroup[],
      { records: InventoryForm; version: number | undefined }
    >({
      query: ({ records, version }) => ({
        url: "logistic/inventory",
        method: "POST",
        body: records,
        version,
      }),
      extraOptions: { silent: true },
      invalidatesTags: (_result, error) => (error ? [] : [{ type: "Inventory", id: LIST }]),
    }),
  }),
});

export const { useGetInventoryQuery, useReplaceInventoryMutation } = inventoryApi;
