import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/ft": () => import("./task-list/task-list-page"),
    "/ft/420": () => import("./task-420/task-420-page"),
    "/ft/:id": () => import("./task-sheet/task-sheet-page"),
    "/assignment/orga-task": () =>
      import("./pages-to-come").then((pages) => ({ default: pages.OrgaTaskAssignment })),
    "/assignment/task-orga": () =>
      import("./pages-to-come").then((pages) => ({ default: pages.TaskOrgaAssignment })),
    "/orga-need": () => import("./pages-to-come").then((pages) => ({ default: pages.OrgaNeed })),
    "/timeline": () => import("./pages-to-come").then((pages) => ({ default: pages.Timeline })),
  },
  cards: {
    "my-tasks": () => import("./my-tasks/my-tasks-card"),
  },
} satisfies Feature;
