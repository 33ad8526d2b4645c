import { isApiError, type AppDispatch, type AppStore } from "@coulisses/shared-auth";
import {
  same,
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

/** What an edit of ours has made of a sheet; absent while it hasn't been saved. */
type Change<Sheet> = { from: Sheet; to: Sheet } | undefined;

/** Makes the writer of one kind of sheet: the edits of one sheet wait for each other, in order. */
export function sheetWriter<Sheet extends VersionedSheet>({
  cached,
  send,
  reload,
}: SheetCalls<Sheet>): SheetWriter<Sheet> {
  /** The edits of each sheet that wait for the server, by the sheet's id: our own writes never race each other. */
  const queues = new Map<number, Promise<Change<Sheet>>[]>();

  return (edit, displayed, seen = edit.replaces?.(displayed)) =>
    async (dispatch, getState, extra) => {
      const { id } = displayed;
      const queue = queues.get(id) ?? [];
      queues.set(id, queue);
      const write = async (earlier: readonly Promise<Change<Sheet>>[]) => {
        let known = seen;
        for (const change of earlier) known = knownAfter(await change, edit, known);
        let from = displayed;
        const outcome = await sendEdit(edit, known, cached(id)(dispatch, getState, extra) ?? displayed, {
          send: (toSend, over) => {
            from = over;
            return toAnswer(send(over, toSend)(dispatch, getState, extra));
          },
          reload: () => toAnswer(reload(id)(dispatch, getState, extra)),
        });
        return { outcome, from };
      };
      const written = write([...queue]);
      const change = written.then(
        ({ outcome, from }) => (outcome.kind === "saved" ? { from, to: outcome.sheet } : undefined),
        () => undefined,
      );
      queue.push(change);
      void change.then(() => {
        queue.splice(queue.indexOf(change), 1);
        if (queue.length === 0) queues.delete(id);
      });
      return (await written).outcome;
    };
}

/** What the person knows of what `edit` replaces, once an edit of their own before it was saved: nobody else's change. */
function knownAfter<Sheet>(change: Change<Sheet>, { replaces }: SheetEdit<Sheet>, known: unknown): unknown {
  return change && replaces && same(known, replaces(change.from)) ? replaces(change.to) : known;
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
