import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/my-personal-account": () => import("./my-personal-account/my-personal-account-page"),
    "/shared-meals": () => import("./shared-meals/shared-meals-page"),
    "/contributions": () => import("./contributions/contributions-page"),
    "/sg": () => import("./consumptions/consumptions-page"),
    "/transactions": () => import("./transactions/transactions-page"),
  },
  cards: {
    "home/personal-account": () => import("./my-personal-account/personal-account-card"),
    "profile/personal-account": () => import("./balances/own-balance-card"),
    "volunteer/personal-account": () => import("./balances/volunteer-balance-card"),
  },
} satisfies Feature;
