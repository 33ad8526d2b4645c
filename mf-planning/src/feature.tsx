import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/availabilities": () => import("./pages-to-come").then((pages) => ({ default: pages.Availabilities })),
    "/planning": () => import("./pages-to-come").then((pages) => ({ default: pages.MyPlanning })),
    "/planning/:userId": () =>
      import("./pages-to-come").then((pages) => ({ default: pages.VolunteerPlanning })),
    "/multi-planning": () => import("./pages-to-come").then((pages) => ({ default: pages.MultiPlanning })),
    "/charisma/events/manage": () =>
      import("./pages-to-come").then((pages) => ({ default: pages.CharismaManagement })),
    "/charisma/events/list": () =>
      import("./pages-to-come").then((pages) => ({ default: pages.CharismaEventList })),
    "/charisma/periods": () =>
      import("./pages-to-come").then((pages) => ({ default: pages.CharismaPeriods })),
    "/need-help": () => import("./pages-to-come").then((pages) => ({ default: pages.NeedHelp })),
  },
  cards: {},
} satisfies Feature;
