import type { purchaseCalls } from "@coulisses/shared-domain/contract/logistic-sheets";
import { purchaseRoutes } from "@coulisses/shared-domain/routes/logistics";
import { baseApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";

const purchases = sheetApi<typeof purchaseCalls>(purchaseRoutes, { tag: "Purchase" });

/** Calls of purchases: the list, one sheet, creation, deletion and the edits of its fields and gear. */
export const purchasesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPurchases: purchases.list(build, "list"),
    getPurchase: purchases.read(build),
    createPurchase: purchases.create(build),
    writePurchase: purchases.write(build),
    removePurchase: purchases.remove(build),
  }),
});

/** Hooks of the purchases. */
export const {
  useListPurchasesQuery,
  useGetPurchaseQuery,
  useCreatePurchaseMutation,
  useRemovePurchaseMutation,
} = purchasesApi;
