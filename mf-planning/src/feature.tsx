import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/availabilities": () => import("./availabilities/availabilities-page"),
    "/availability-call": () => import("./availability-call/availability-call-page"),
    "/planning": () => import("./planning/my-planning-page"),
    "/planning/:userId": () => import("./planning/volunteer-planning-page"),
    "/multi-planning": () => import("./multi-planning/multi-planning-page"),
    "/charisma/events/manage": () => import("./charisma-management/charisma-management-page"),
    "/charisma/events/list": () => import("./charisma-event-list/charisma-event-list-page"),
    "/charisma/periods": () => import("./charisma-periods/charisma-periods-page"),
    "/need-help": () => import("./need-help/need-help-page"),
    "/kiosk/:secret": () => import("./kiosk/kiosk-page"),
    "/wall-board": () => import("./wall-board/wall-board-page"),
    "/wall-board/links": () => import("./wall-links/wall-links-page"),
  },
  cards: {
    "home/planning": () => import("./home/planning-card"),
    "volunteer/planning": () => import("./volunteer/assignments-card"),
  },
} satisfies Feature;
