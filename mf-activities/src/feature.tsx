import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/fa": () => import("./activity-list/activity-list-page"),
    "/fa/to-publish": () => import("./coming/to-publish-page"),
    "/fa/dashboard/security": () => import("./coming/security-page"),
    "/fa/dashboard/logistic": () => import("./coming/gear-requests-page"),
    "/fa/:id": () => import("./activity-sheet/activity-sheet-page"),
    "/stats": () => import("./coming/statistics-page"),
  },
  cards: {
    "my-activities": () => import("./my-activities/my-activities-card"),
  },
} satisfies Feature;
