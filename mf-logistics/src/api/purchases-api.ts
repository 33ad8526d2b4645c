import type { Purchase, PurchaseForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import { baseApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";

const purchases = sheetApi<Purchase, Purchase>({
  url: "logistic/purchases",
  tag: "Purchase",
  previewOf: (sheet) => sheet,
});

const purchasesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPurchases: purchases.list(build),
    getPurchase: purchases.read(build),
    createPurchase: purchases.create<PurchaseForm, Purchase>(build),
    writePurchase: purchases.write(build),
    removePurchase: purchases.remove(build),
  }),
});

export const {
  useListPurchasesQuery,
  useGetPurchaseQuery,
  useCreatePurchaseMutation,
  useRemovePurchaseMutation,
} = purchasesApi;

export const writePurchase = purchases.writer(purchasesApi, {
  list: "listPurchases",
  read: "getPurchase",
  write: "writePurchase",
});
