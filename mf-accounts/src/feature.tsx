import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/my-personal-account": () =>
      import("./pages-to-come").then((pages) => ({ default: pages.MyPersonalAccount })),
    "/shared-meals": () => import("./pages-to-come").then((pages) => ({ default: pages.SharedMeals })),
    "/contributions": () => import("./pages-to-come").then((pages) => ({ default: pages.Contributions })),
    "/sg": () => import("./pages-to-come").then((pages) => ({ default: pages.Consumptions })),
    "/transactions": () => import("./pages-to-come").then((pages) => ({ default: pages.Transactions })),
  },
  cards: {},
} satisfies Feature;
