import { lockedSections } from "@coulisses/shared-domain/festival-activity/review/locks";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import { writeSheet } from "../api/write-sheet";

export const {
  SheetProvider,
  useSheet,
  useLock,
  useQuickWrite,
  useQuickValue,
  useDialogWrite,
  useSheetText,
  useNewComment,
} = sheetOf({ name: "fa", permission: "write-fa", lockedSections, writer: writeSheet });
