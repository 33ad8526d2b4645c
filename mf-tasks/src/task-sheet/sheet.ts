import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { lockedSections } from "@coulisses/shared-domain/festival-task/review/locks";
import { taskRoutes } from "@coulisses/shared-domain/routes/task";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import type { SheetText as TextOf } from "@coulisses/shared-sheets/text";
import { writeTask } from "../api/edits/write-task";

export const { SheetProvider, useSheet, useLock, useQuickWrite, useQuickValue, useSheetText, useNewComment } =
  sheetOf({
    name: "ft",
    permission: "write-ft",
    lockedSections,
    routes: taskRoutes,
    writer: writeTask,
  });

export type SheetText = TextOf<FestivalTask>;
