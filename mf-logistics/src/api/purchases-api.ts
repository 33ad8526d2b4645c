import type { Purchase, PurchaseForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import { baseApi } from "@coulisses/shared-auth";
import { sheetEndpoints } from "../logistic-sheets/sheet-endpoints";
import { writerOf } from "../logistic-sheets/writer-of";

const purchasesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => {
    const sheets = sheetEndpoints<Purchase, PurchaseForm>(build, {
      url: "logistic/purchases",
      tag: "Purchase",
    });
    return {
      listPurchases: sheets.list,
      getPurchase: sheets.read,
      createPurchase: sheets.create,
      writePurchase: sheets.write,
      removePurchase: sheets.remove,
    };
  },
});

export const {
  useListPurchasesQuery,
  useGetPurchaseQuery,
  useCreatePurchaseMutation,
  useRemovePurchaseMutation,
} = purchasesApi;

export const writePurchase = writerOf<Purchase>({
  read: purchasesApi.endpoints.getPurchase,
  write: purchasesApi.endpoints.writePurchase,
  keep: (sheet) => purchasesApi.util.updateQueryData("getPurchase", sheet.id, () => sheet),
});
