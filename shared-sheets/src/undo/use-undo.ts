import { useNotify } from "@coulisses/shared-auth";
import { useDocumentKeys } from "@coulisses/shared-ui/base";
import { createContext, useCallback, useContext } from "react";
import { isTypedIn } from "../queue/queue-keys";
import { undoableActs, type UndoableAct } from "./undoable-acts";

/** The time in which the button of an act stays, in milliseconds; its key works for longer. */
const TIME_TO_UNDO = 8000;

const acts = undoableActs();
const PlaceContext = createContext("");

/** Names the page of its acts: a sheet, or the queue of a team. */
export const UndoPlace = PlaceContext.Provider;

async function run(act: UndoableAct): Promise<void> {
  if (acts.take(act)) await act.undo();
}

/** Tells of an act that can be undone: by « Annuler » in its notice, and by Ctrl + Z on its page. */
export function useTellUndoable() {
  const notify = useNotify();
  const place = useContext(PlaceContext);
  return useCallback(
    (message: string, undo: () => Promise<void>) => {
      const act = { place, undo };
      acts.add(act);
      notify({
        type: "success",
        message,
        timeout: TIME_TO_UNDO,
        action: { label: "Annuler", run: () => void run(act) },
      });
    },
    [notify, place],
  );
}

/** Ctrl + Z undoes the last act of this page; in a field that is typed in, and over a dialog, it is the browser's. */
export function useUndoKey(place: string): void {
  useDocumentKeys((event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || event.key.toLowerCase() !== "z" || event.defaultPrevented || event.repeat) return;
    if (isTypedIn(event.target)) return;
    const act = acts.last(place);
    if (!act) return;
    event.preventDefault();
    void run(act);
  });
}
