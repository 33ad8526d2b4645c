import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { isApiError, type AppDispatch, type AppStore } from "@coulisses/shared-auth";
import { activitySheetApi } from "./activity-sheet-api";
import { sendEdit, type Failure, type Outcome } from "./send-edit";
import type { SheetEdit } from "./sheet-edit";

const { getFestivalActivity, writeFestivalActivity } = activitySheetApi.endpoints;

/** The end of each sheet's queue: our own writes never race each other. */
const queues = new Map<number, Promise<unknown>>();

/**
 * Writes an edit; resolves once the server has answered. `shown` is the sheet on the screen, and
 * `seen` what the person saw there of what the edit replaces.
 */
export function writeSheet(
  edit: SheetEdit,
  shown: FestivalActivity,
  seen: unknown = edit.replaces?.(shown),
) {
  return (dispatch: AppDispatch, getState: AppStore["getState"]): Promise<Outcome> => {
    const { id } = shown;
    const write = () => {
      const present = getFestivalActivity.select(id)(getState()).data ?? shown;
      return sendEdit(edit, seen, present, {
        send: (toSend, version) =>
          settle(dispatch(writeFestivalActivity.initiate({ id, version, edit: toSend })).unwrap()),
        reload: () =>
          settle(
            dispatch(getFestivalActivity.initiate(id, { forceRefetch: true, subscribe: false })).unwrap(),
          ),
      });
    };
    const outcome = (queues.get(id) ?? Promise.resolve()).then(write);
    queues.set(id, outcome);
    void outcome.finally(() => {
      if (queues.get(id) === outcome) queues.delete(id);
    });
    return outcome;
  };
}

function settle(
  answer: Promise<FestivalActivity>,
): Promise<{ activity: FestivalActivity } | { failure: Failure }> {
  return answer.then(
    (activity) => ({ activity }),
    (error: unknown) => {
      if (isApiError(error)) return { failure: error };
      throw error;
    },
  );
}
