import type { Purchase, PurchaseForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import { baseApi } from "@coulisses/shared-auth";
import { sheetEndpoints } from "../logistic-sheets/sheet-endpoints";

const purchasesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => {
    const sheets = sheetEndpoints<Purchase, PurchaseForm>(build, { url: "logistic/purchases", tag: "Purchase" });
    return { listPurchases: sheets.list, createPurchase: sheets.create, removePurchase: sheets.remove };
  },
});

export const { useListPurchasesQuery, useCreatePurchaseMutation, useRemovePurchaseMutation } = purchasesApi;
