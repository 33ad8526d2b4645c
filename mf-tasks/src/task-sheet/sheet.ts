import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { lockedSections } from "@coulisses/shared-domain/festival-task/review/locks";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { sheetWriter } from "@coulisses/shared-sheets/api";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import type { SheetText as TextOf } from "@coulisses/shared-sheets/text";
import { tasksApi } from "../api/tasks-api";

const { listFestivalTasks, getFestivalTask, writeFestivalTask } = tasksApi.endpoints;

export const { SheetProvider, useSheet, useLock, useQuickWrite, useQuickValue, useSheetText, useNewComment } =
  sheetOf({
    name: "ft",
    permission: "write-ft",
    lockedSections,
    writer: sheetWriter(
      { list: listFestivalTasks, read: getFestivalTask, write: writeFestivalTask },
      previewOf,
    ),
  });

export type SheetText = TextOf<FestivalTask>;
