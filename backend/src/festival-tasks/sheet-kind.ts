import { isDeepStrictEqual } from "node:util";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { SheetKind } from "../festival-events/routes/sheet-route";
import { tagsOf } from "./live-tags";
import { sheetAnswer } from "./output/answers";
import { lockSheet } from "./writes/lock-sheet";
import { readSheet } from "./writes/read-sheet";
import { saveSheet } from "./writes/save-sheet";

/** Conflicts are with what the people of the mobilizations do elsewhere. */
function haveMoved(before: FestivalTask, after: FestivalTask): boolean {
  return !isDeepStrictEqual(before.mobilizations, after.mobilizations);
}

export const festivalTaskSheets: SheetKind<FestivalTask> = {
  path: "/festival-tasks",
  tags: ["Fiches tâches"],
  answer: sheetAnswer,
  updated: "festival-task-updated",
  staleTags: tagsOf,
  store: { lock: lockSheet, read: readSheet, save: saveSheet, showsMore: haveMoved },
};
