import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { sheetWriter } from "@coulisses/shared-sheets/edit";
import { taskSheetApi } from "./task-sheet-api";

const { getFestivalTask, writeFestivalTask } = taskSheetApi.endpoints;

export const writeSheet = sheetWriter<FestivalTask>({
  known: (id) => (_dispatch, getState) => getFestivalTask.select(id)(getState()).data,
  send:
    ({ id, version }, edit) =>
    (dispatch) =>
      dispatch(writeFestivalTask.initiate({ id, version, edit })).unwrap(),
  reload: (id) => (dispatch) =>
    dispatch(getFestivalTask.initiate(id, { forceRefetch: true, subscribe: false })).unwrap(),
});
