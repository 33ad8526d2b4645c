import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { lockedSections } from "@coulisses/shared-domain/festival-task/review/locks";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { sheetWriter } from "@coulisses/shared-sheets/api";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import type { SheetText as TextOf } from "@coulisses/shared-sheets/text";
import { tasksApi } from "../api/tasks-api";

const { listFestivalTasks, getFestivalTask, writeFestivalTask } = tasksApi.endpoints;

/** Writes an edit of a task, also where no page shows it. */
export const writeTask = sheetWriter(
  { list: listFestivalTasks, read: getFestivalTask, write: writeFestivalTask },
  previewOf,
);

export const { SheetProvider, useSheet, useLock, useQuickWrite, useQuickValue, useSheetText, useNewComment } =
  sheetOf({
    name: "ft",
    permission: "write-ft",
    lockedSections,
    writer: writeTask,
  });

export type SheetText = TextOf<FestivalTask>;
