import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { barrelCalls, consumptionCalls } from "@coulisses/shared-domain/contract/money/consumptions";
import { barrelRoutes, consumptionRoutes } from "@coulisses/shared-domain/routes/money";

const saves = endpointsOf<typeof consumptionCalls>(consumptionRoutes);
const barrels = endpointsOf<typeof barrelCalls>(barrelRoutes);
const barrelTags = [{ type: "Barrel", id: LIST }] as const;
const money = [{ type: "Transaction", id: LIST }] as const;
// After a refusal too: the price of the barrel may be another one by now.
const save = { silent: true, invalidatesTags: [...money, ...barrelTags] };
const changesBarrels = { invalidatesTags: barrelTags };

/** Barrels, saved batches and the SG's writes at the bar. The page or a dialog shows refusals. */
export const {
  useListBarrelsQuery,
  useListBatchesQuery,
  useDepositMutation,
  useChargeBarrelMutation,
  useChargeProvisionsMutation,
  useChargeEventMutation,
  useListBatchLinesQuery,
  useLazyListBatchLinesQuery,
  useUndoBatchMutation,
  useAddBarrelMutation,
  useChangeBarrelPriceMutation,
  useChangeBarrelOpeningMutation,
  useRemoveBarrelMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    deposit: saves.mutation(build, "deposit", save),
    chargeBarrel: saves.mutation(build, "chargeBarrel", save),
    chargeProvisions: saves.mutation(build, "chargeProvisions", save),
    chargeEvent: saves.mutation(build, "chargeEvent", save),
    listBatches: saves.query(build, "listBatches", { providesTags: money }),
    listBatchLines: saves.query(build, "listBatchLines", { providesTags: money }),
    undoBatch: saves.mutation(build, "undoBatch", { invalidatesTags: money }),
    listBarrels: barrels.query(build, "list", { providesTags: barrelTags }),
    addBarrel: barrels.mutation(build, "add", { ...changesBarrels, silent: true }),
    changeBarrelPrice: barrels.mutation(build, "changePrice", changesBarrels),
    changeBarrelOpening: barrels.mutation(build, "changeOpening", changesBarrels),
    removeBarrel: barrels.mutation(build, "remove", { ...changesBarrels, silent: true }),
  }),
});
