import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { Barrel, BarrelForm } from "@coulisses/shared-domain/personal-account/barrel";

/** A save as its route takes it; `name` is what the SG calls it. */
export type SaveRequest = {
  path: "deposits" | "barrels" | "provisions" | "external-event";
  name: string;
  body: object;
};

const barrels = [{ type: "Barrel", id: LIST } as const];
const money = [{ type: "Transaction", id: LIST } as const];
const barrelAt = (slug: string) => `personal-account/barrels/${encodeURIComponent(slug)}`;

/** What the SG reads and writes down at the bar. A dialog or the page itself tells of refusals. */
export const {
  useListConsumersQuery,
  useListBarrelsQuery,
  useListBatchesQuery,
  useSaveForManyMutation,
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
    listConsumers: build.query<Consumer[], NoArgument>({
      query: () => "users/personal-account-consumers",
      providesTags: [
        ...money,
        { type: "Volunteer", id: LIST },
        { type: "Team", id: LIST },
        { type: "PersonalAccount", id: LIST },
      ],
    }),
    listBarrels: build.query<Barrel[], NoArgument>({
      query: () => "personal-account/barrels",
      providesTags: barrels,
    }),
    listBatches: build.query<Batch[], NoArgument>({
      query: () => "transactions/batches",
      providesTags: money,
    }),
    saveForMany: build.mutation<null, SaveRequest>({
      query: ({ path, name, body }) => ({
        url: `transactions/${path}${name === "" ? "" : `?name=${encodeURIComponent(name)}`}`,
        method: "POST",
        body,
      }),
      extraOptions: { silent: true, movesMoney: true },
      // After a refusal too: the price of the barrel may be another one by now.
      invalidatesTags: [...money, ...barrels],
    }),
    listBatchLines: build.query<SavedLine[], number>({
      query: (id) => `transactions/batches/${id}/lines`,
      providesTags: money,
    }),
    undoBatch: build.mutation<null, number>({
      query: (id) => ({ url: `transactions/batches/${id}`, method: "DELETE" }),
      invalidatesTags: money,
    }),
    addBarrel: build.mutation<Barrel, BarrelForm>({
      query: (body) => ({ url: "personal-account/barrels", method: "POST", body }),
      extraOptions: { silent: true },
      invalidatesTags: barrels,
    }),
    changeBarrelPrice: build.mutation<Barrel, Pick<Barrel, "slug" | "price">>({
      query: ({ slug, price }) => ({ url: `${barrelAt(slug)}/price`, method: "PATCH", body: { price } }),
      invalidatesTags: barrels,
    }),
    changeBarrelOpening: build.mutation<Barrel, Pick<Barrel, "slug" | "openedOn">>({
      query: ({ slug, openedOn }) => ({
        url: `${barrelAt(slug)}/opening`,
        method: "PATCH",
        body: { openedOn },
      }),
      invalidatesTags: barrels,
    }),
    removeBarrel: build.mutation<null, string>({
      query: (slug) => ({ url: barrelAt(slug), method: "DELETE" }),
      extraOptions: { silent: true },
      invalidatesTags: barrels,
    }),
  }),
});
