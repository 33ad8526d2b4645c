import { baseApi, isApiError, type AppDispatch, type AppStore } from "@coulisses/shared-auth";
import {
  isSameValue,
  sendEdit,
  type Answer,
  type EditOutcome,
  type SheetEdit,
  type VersionedSheet,
} from "../edit/send-edit";
import type { SheetWrite } from "./sheet-api";

type State = ReturnType<AppStore["getState"]>;
/** A thunk of the site's store. */
type Thunk<Result> = (dispatch: AppDispatch, getState: AppStore["getState"], extra: undefined) => Result;
type Request<Answer> = Thunk<{ unwrap: () => Promise<Answer> }>;

/** The endpoints of one kind of sheet that a write touches. Promises reject with an `ApiError`. */
type SheetEndpoints<Sheet, Row> = {
  list: { name: string; select: (none: undefined) => (state: State) => { data?: Row[] | undefined } };
  read: {
    name: string;
    select: (said: { id: number }) => (state: State) => { data?: Sheet | undefined };
    initiate: (said: { id: number }, options: { forceRefetch: true; subscribe: false }) => Request<Sheet>;
  };
  write: { initiate: (write: SheetWrite<Sheet>) => Request<Sheet> };
};

/** For endpoints whose names their app alone knows. */
const updateQueryData = baseApi.util.updateQueryData as <Data>(
  name: string,
  said: { id: number } | undefined,
  change: (known: Data) => Data,
) => Thunk<unknown>;

/**
 * Writes an edit; resolves once the server has answered. `displayed` is the sheet on screen, `seen` the part
 * that the edit replaces, as the person saw it.
 */
export type SheetWriter<Sheet> = (
  edit: SheetEdit<Sheet>,
  displayed: Sheet,
  seen?: unknown,
) => Thunk<Promise<EditOutcome<Sheet>>>;

/** A sheet before and after our edit; undefined when it wasn't saved. */
type Change<Sheet> = { from: Sheet; to: Sheet } | undefined;

/**
 * Makes the writer of `sheetOf`: the edits of one sheet are sent one after the other, and each answer
 * replaces the sheet and its row, which `previewOf` makes of it.
 */
export function sheetWriter<Sheet extends VersionedSheet, Row extends { id: number }>(
  { list, read, write }: SheetEndpoints<Sheet, Row>,
  previewOf: (sheet: Sheet) => Row,
): SheetWriter<Sheet> {
  const send =
    ({ id, version }: VersionedSheet, edit: SheetEdit<Sheet>): Thunk<Promise<Sheet>> =>
    async (dispatch) => {
      const sheet = await dispatch(write.initiate({ id, version, edit })).unwrap();
      const preview = previewOf(sheet);
      dispatch(updateQueryData<Sheet>(read.name, { id }, () => sheet));
      dispatch(
        updateQueryData<Row[]>(list.name, undefined, (rows) =>
          rows.map((row) => (row.id === id ? preview : row)),
        ),
      );
      return sheet;
    };
  /**
   * The edits of each sheet, by its id, in each store: those that wait for the one before, so that our own writes
   * never race each other, and the last one that ended, which the screen may show a moment later.
   */
  const queuesOf = new WeakMap<AppStore["getState"], Map<number, Promise<Change<Sheet>>[]>>();

  return (edit, displayed, seen = edit.replaces?.(displayed)) =>
    async (dispatch, getState) => {
      const { id } = displayed;
      const queues = queuesOf.get(getState) ?? new Map<number, Promise<Change<Sheet>>[]>();
      queuesOf.set(getState, queues);
      const queue = queues.get(id) ?? [];
      queues.set(id, queue);
      const writeAfter = async (earlier: readonly Promise<Change<Sheet>>[]) => {
        let known = seen;
        for (const change of earlier) known = knownAfter(await change, edit, displayed, known);
        let from = displayed;
        const latest = read.select({ id })(getState()).data ?? displayed;
        const outcome = await sendEdit(edit, known, latest, {
          send: (toSend, over) => {
            from = over;
            return toAnswer(dispatch(send(over, toSend)));
          },
          reload: () =>
            toAnswer(dispatch(read.initiate({ id }, { forceRefetch: true, subscribe: false })).unwrap()),
        });
        return { outcome, from };
      };
      const written = writeAfter([...queue]);
      const change = written.then(
        ({ outcome, from }) => (outcome.kind === "saved" ? { from, to: outcome.sheet } : undefined),
        () => undefined,
      );
      queue.push(change);
      void change.then(() => queue.splice(0, queue.indexOf(change)));
      return (await written).outcome;
    };
}

/**
 * The known part that `edit` replaces, after an earlier edit of the same person was saved that wasn't yet
 * `displayed`: that is no conflict.
 */
function knownAfter<Sheet extends VersionedSheet>(
  change: Change<Sheet>,
  { replaces }: SheetEdit<Sheet>,
  displayed: Sheet,
  known: unknown,
): unknown {
  if (!change || !replaces || displayed.version >= change.to.version) return known;
  return isSameValue(known, replaces(change.from)) ? replaces(change.to) : known;
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
