import type { AppDispatch, AppStore } from "@coulisses/shared-auth";
import { sheetWriter, type SheetEdit } from "@coulisses/shared-sheets/edit";
import type { LogisticSheet } from "./logistic-sheet";

type State = ReturnType<AppStore["getState"]>;
type Thunk<Result> = (dispatch: AppDispatch, getState: AppStore["getState"], extra: undefined) => Result;
type Sent<Sheet> = Thunk<{ unwrap: () => Promise<Sheet> }>;

type Endpoints<Sheet> = {
  read: {
    select: (id: number) => (state: State) => { data?: Sheet | undefined };
    initiate: (id: number, options: { forceRefetch: true; subscribe: false }) => Sent<Sheet>;
  };
  write: { initiate: (sent: { id: number; version: number; edit: SheetEdit<Sheet> }) => Sent<Sheet> };
  /** Shows the sheet as it was answered. */
  keep: (sheet: Sheet) => Thunk<unknown>;
};

export function writerOf<Sheet extends LogisticSheet>({ read, write, keep }: Endpoints<Sheet>) {
  return sheetWriter<Sheet>({
    known: (id) => (_dispatch, getState) => read.select(id)(getState()).data,
    send:
      ({ id, version }, edit) =>
      async (dispatch) => {
        const sheet = await dispatch(write.initiate({ id, version, edit })).unwrap();
        dispatch(keep(sheet));
        return sheet;
      },
    reload: (id) => (dispatch) =>
      dispatch(read.initiate(id, { forceRefetch: true, subscribe: false })).unwrap(),
  });
}
