import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { SheetKind } from "../festival-events/routes/sheet-route";
import { tagsOf } from "./live-tags";
import { sheetAnswer } from "./output/answers";
import { lockSheet } from "./writes/lock-sheet";
import { readSheet } from "./writes/read-sheet";
import { saveSheet } from "./writes/save-sheet";

export const festivalTaskSheets: SheetKind<FestivalTask> = {
  path: "/festival-tasks",
  tags: ["Fiches tâches"],
  answer: sheetAnswer,
  updated: "festival-task-updated",
  staleTags: tagsOf,
  store: { lock: lockSheet, read: readSheet, save: saveSheet },
};
