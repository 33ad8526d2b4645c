import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { sheetWriter } from "@coulisses/shared-sheets/edit";
import { activitySheetApi } from "./activity-sheet-api";

const { getFestivalActivity, writeFestivalActivity } = activitySheetApi.endpoints;

export const writeSheet = sheetWriter<FestivalActivity>({
  known: (id) => (_dispatch, getState) => getFestivalActivity.select(id)(getState()).data,
  send:
    ({ id, version }, edit) =>
    (dispatch) =>
      dispatch(writeFestivalActivity.initiate({ id, version, edit })).unwrap(),
  reload: (id) => (dispatch) =>
    dispatch(getFestivalActivity.initiate(id, { forceRefetch: true, subscribe: false })).unwrap(),
});
