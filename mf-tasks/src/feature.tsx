import type { Feature } from "@coulisses/federation/feature";

export default {
  pages: {
    "/ft": () => import("./task-list/task-list-page"),
    "/ft/420": () => import("./task-420/task-420-page"),
    "/ft/:id": () => import("./task-sheet/task-sheet-page"),
    "/assignment/orga-task": () => import("./orga-task-assignment/orga-task-assignment-page"),
    "/assignment/task-orga": () => import("./task-orga-assignment/task-orga-assignment-page"),
    "/assignment/proposals": () => import("./proposals/proposals-page"),
    "/assignment/proposals/:id": () => import("./proposals/proposal-page"),
    "/orga-need": () => import("./orga-need/orga-need-page"),
    "/check-in": () => import("./check-in/check-in-page"),
    "/check-in/board": () => import("./check-in/board-page"),
    "/check-in/desk": () => import("./desk/desk-page"),
    "/check-in/hours": () => import("./hours/hours-page"),
    "/check-in/:taskId/:mobilizationId/:assignmentId": () => import("./check-in/slot-page"),
    "/timeline": () => import("./timeline/timeline-page"),
    "/swaps": () => import("./swaps/swaps-page"),
  },
  cards: {
    "home/my-tasks": () => import("./my-tasks/my-tasks-card"),
    "activity/ft": () => import("./activity-tasks/activity-tasks-card"),
  },
} satisfies Feature;
