import { lockedSections } from "@coulisses/shared-domain/festival-activity/review/locks";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import { writeActivity } from "../api/activities-api";

export const { SheetProvider, useSheet, useLock, useQuickWrite, useQuickValue, useSheetText, useNewComment } =
  sheetOf({ name: "fa", permission: "write-fa", lockedSections, writer: writeActivity });
