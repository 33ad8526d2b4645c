import { lockedSections } from "@coulisses/shared-domain/festival-task/review/locks";
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
} = sheetOf({ name: "ft", permission: "write-ft", lockedSections, writer: writeSheet });
