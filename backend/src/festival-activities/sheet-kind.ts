import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { SheetKind } from "../festival-events/routes/sheet-route";
import { tagsOf } from "./live-tags";
import { sheetAnswer } from "./output/sheet-answer";
import { lockSheet } from "./writes/lock-sheet";
import { readSheet } from "./writes/read-sheet";
import { saveSheet } from "./writes/save-sheet";

export const festivalActivitySheets: SheetKind<FestivalActivity> = {
  path: "/festival-activities",
  tags: ["Fiches activités"],
  answer: sheetAnswer,
  updated: "festival-activity-updated",
  staleTags: tagsOf,
  store: { lock: lockSheet, read: readSheet, save: saveSheet, showsMore: () => false },
};
