import { useEffect, useState, useSyncExternalStore } from "react";
import { createAutosave, type SavingState } from "./autosave";
import { useLatest } from "../use-latest";

/** Milliseconds between the last edit and its saving. */
export const AUTOSAVE_DELAY = 800;

/** The saved value, and how to save another one. */
export type UseAutosaveOptions<T> = {
  /** The value known to be saved. */
  value: T;
  /** Saves; a rejection means that it was not. */
  onSave: (value: T) => Promise<unknown>;
  /** Milliseconds after the last edit. @default 800 */
  delay?: number;
};

/** A draft that saves itself, for a component. */
export type UseAutosave<T> = {
  draft: T;
  setDraft: (draft: T) => void;
  state: SavingState;
  /** Saves a pending draft at once. */
  flush: () => void;
  retry: () => void;
};

/** A draft that saves itself, also when its field disappears or the tab is hidden. */
export function useAutosave<T>({
  value,
  onSave,
  delay = AUTOSAVE_DELAY,
}: UseAutosaveOptions<T>): UseAutosave<T> {
  const save = useLatest(onSave);
  const [autosave] = useState(() =>
    createAutosave({ initial: value, save: (draft) => save.current(draft), delay }),
  );
  const { draft, state } = useSyncExternalStore(autosave.subscribe, autosave.view);

  useEffect(() => autosave.follow(value), [autosave, value]);
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === "hidden") autosave.flush();
    };
    // A draft that could not be sent without network is sent as soon as it is back.
    const back = () => {
      if (autosave.view().state === "failed") autosave.flush();
    };
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("online", back);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("online", back);
      autosave.flush();
    };
  }, [autosave]);

  return { draft, setDraft: autosave.edit, state, flush: autosave.flush, retry: autosave.flush };
}
