import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/fa": () => import("./activity-list/activity-list-page"),
    "/fa/to-publish": () => import("./publication/publication-page"),
    "/fa/dashboard/security": () => import("./security-recap/security-page"),
    "/fa/dashboard/logistic": () => import("./gear-requests/gear-requests-page"),
    "/fa/:id": () => import("./activity-sheet/activity-sheet-page"),
    "/stats": () => import("./statistics/statistics-page"),
  },
  cards: {
    "home/my-activities": () => import("./my-activities/my-activities-card"),
  },
} satisfies Feature;
