import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/register": () => import("./register/register-page"),
    "/claim": () => import("./claim/claim-page"),
    "/first-start": () => import("./first-start/first-start-page"),
    "/volunteers": () => import("./volunteer-list/volunteer-list-page"),
    "/configuration": () => import("./configuration/configuration-page"),
    "/configuration/teams": () => import("./configuration/teams/teams-page"),
    "/configuration/permissions": () => import("./configuration/permissions/permissions-page"),
    "/configuration/import": () => import("./configuration/import/import-page"),
    "/registrations/staff": () => import("./staff-admission/staff-admission-page"),
    "/registrations/volunteer": () => import("./volunteer-admission/volunteer-admission-page"),
  },
  cards: {},
} satisfies Feature;
