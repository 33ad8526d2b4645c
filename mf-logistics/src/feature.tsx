import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/logistic/catalog": () => import("./gear-catalog/gear-catalog-page"),
    "/logistic/inventory": () => import("./inventory/inventory-page"),
    "/logistic/dashboard": () => import("./gear-dashboard/gear-dashboard-page"),
    "/logistic/loading": () => import("./loading/loading-page"),
    "/logistic/purchase": () => import("./purchase-list/purchase-list-page"),
    "/logistic/purchase/:purchaseId": () => import("./purchase-sheet/purchase-sheet-page"),
    "/logistic/borrow": () => import("./borrow-list/borrow-list-page"),
    "/logistic/borrow/:borrowId": () => import("./borrow-sheet/borrow-sheet-page"),
    "/signa/location": () => import("./signa-locations/signa-locations-page"),
    "/signa/catalog": () => import("./signage-catalog/signage-catalog-page"),
  },
  cards: {},
} satisfies Feature;
