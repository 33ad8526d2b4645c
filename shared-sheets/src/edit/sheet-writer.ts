import { isApiError, type AppDispatch, type AppStore } from "@coulisses/shared-auth";
import { sendEdit, type Answer, type Outcome } from "./send-edit";
import type { SheetEdit, VersionedSheet } from "./sheet-edit";

type Thunk<Result> = (dispatch: AppDispatch, getState: AppStore["getState"]) => Result;

/** How the endpoints of one kind of sheet are called. */
export type SheetEndpoints<Sheet> = {
  /** The latest known sheet. */
  known: (id: number) => Thunk<Sheet | undefined>;
  send: (sheet: VersionedSheet, edit: SheetEdit<Sheet>) => Thunk<Promise<Sheet>>;
  reload: (id: number) => Thunk<Promise<Sheet>>;
};

/**
 * Writes an edit; resolves once the server has answered. `shown` is the sheet on the screen, and
 * `seen` what the person saw there of what the edit replaces.
 */
export type SheetWriter<Sheet> = (
  edit: SheetEdit<Sheet>,
  shown: Sheet,
  seen?: unknown,
) => Thunk<Promise<Outcome<Sheet>>>;

export function sheetWriter<Sheet extends VersionedSheet>({
  known,
  send,
  reload,
}: SheetEndpoints<Sheet>): SheetWriter<Sheet> {
  /** The end of each sheet's queue: our own writes never race each other. */
  const queues = new Map<number, Promise<unknown>>();

  return (edit, shown, seen = edit.replaces?.(shown)) =>
    (dispatch, getState) => {
      const { id } = shown;
      const write = () =>
        sendEdit(edit, seen, known(id)(dispatch, getState) ?? shown, {
          send: (toSend, version) => settle(send({ id, version }, toSend)(dispatch, getState)),
          reload: () => settle(reload(id)(dispatch, getState)),
        });
      const outcome = (queues.get(id) ?? Promise.resolve()).then(write);
      queues.set(id, outcome);
      void outcome.finally(() => {
        if (queues.get(id) === outcome) queues.delete(id);
      });
      return outcome;
    };
}

function settle<Sheet>(answer: Promise<Sheet>): Promise<Answer<Sheet>> {
  return answer.then(
    (sheet) => ({ sheet }),
    (error: unknown) => {
      if (isApiError(error)) return { failure: error };
      throw error;
    },
  );
}
