import { isApiError, type AppDispatch, type AppStore } from "@coulisses/shared-auth";
import {
  sendEdit,
  type Answer,
  type EditOutcome,
  type SheetEdit,
  type VersionedSheet,
} from "../edit/send-edit";

/** A thunk of the site's store. */
export type Thunk<Result> = (
  dispatch: AppDispatch,
  getState: AppStore["getState"],
  extra: undefined,
) => Result;

/** How the endpoints of one kind of sheet are called. A promise fails with an `ApiError`. */
export type SheetCalls<Sheet> = {
  /** The latest sheet that the cache holds. */
  cached: (id: number) => Thunk<Sheet | undefined>;
  send: (sheet: VersionedSheet, edit: SheetEdit<Sheet>) => Thunk<Promise<Sheet>>;
  /** Reads the sheet from the server, whatever the cache holds. */
  reload: (id: number) => Thunk<Promise<Sheet>>;
};

/**
 * Writes an edit; resolves once the server has answered. `displayed` is the sheet on the screen, and
 * `seen` what the person saw there of what the edit replaces.
 */
export type SheetWriter<Sheet> = (
  edit: SheetEdit<Sheet>,
  displayed: Sheet,
  seen?: unknown,
) => Thunk<Promise<EditOutcome<Sheet>>>;

/** Makes the writer of one kind of sheet: the edits of one sheet wait for each other, in order. */
export function sheetWriter<Sheet extends VersionedSheet>({
  cached,
  send,
  reload,
}: SheetCalls<Sheet>): SheetWriter<Sheet> {
  /** The last edit of each sheet, by the sheet's id: our own writes never race each other. */
  const queues = new Map<number, Promise<unknown>>();

  return (edit, displayed, seen = edit.replaces?.(displayed)) =>
    (dispatch, getState, extra) => {
      const { id } = displayed;
      const write = () =>
        sendEdit(edit, seen, cached(id)(dispatch, getState, extra) ?? displayed, {
          send: (toSend, version) => toAnswer(send({ id, version }, toSend)(dispatch, getState, extra)),
          reload: () => toAnswer(reload(id)(dispatch, getState, extra)),
        });
      const outcome = (queues.get(id) ?? Promise.resolve()).then(write);
      queues.set(id, outcome);
      void outcome.finally(() => {
        if (queues.get(id) === outcome) queues.delete(id);
      });
      return outcome;
    };
}

function toAnswer<Sheet>(request: Promise<Sheet>): Promise<Answer<Sheet>> {
  return request.then(
    (sheet) => ({ sheet }),
    (error: unknown) => {
      if (isApiError(error)) return { failure: error };
      throw error;
    },
  );
}
