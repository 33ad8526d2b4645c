import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { sheetWriter } from "@coulisses/shared-sheets/api";
import { tasksApi } from "../tasks-api";

const { listFestivalTasks, getFestivalTask, writeFestivalTask } = tasksApi.endpoints;

/** Writes an edit of a task, also where no page shows it. */
export const writeTask = sheetWriter(
  { list: listFestivalTasks, read: getFestivalTask, write: writeFestivalTask },
  previewOf,
);
