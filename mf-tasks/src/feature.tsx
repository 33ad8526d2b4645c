import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/ft": () => import("./task-list/task-list-page"),
    "/ft/420": () => import("./task-420/task-420-page"),
    "/ft/:id": () => import("./task-sheet/task-sheet-page"),
    "/assignment/orga-task": () => import("./orga-task-assignment/orga-task-assignment-page"),
    "/assignment/task-orga": () => import("./task-orga-assignment/task-orga-assignment-page"),
    "/orga-need": () => import("./orga-need/orga-need-page"),
    "/timeline": () => import("./timeline/timeline-page"),
  },
  cards: {
    "my-tasks": () => import("./my-tasks/my-tasks-card"),
  },
} satisfies Feature;
