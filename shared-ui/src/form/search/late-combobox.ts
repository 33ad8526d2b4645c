import { useEffect, useSyncExternalStore } from "react";

type Combobox = (typeof import("./option-combobox"))["OptionCombobox"];
type State = { Combobox?: Combobox; failed: boolean };

let state: State = { failed: false };
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function become(next: State): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Loads the code of pickers, once; a failure is tried again at the next call. */
export function loadCombobox(): Promise<void> {
  loading ??= import(/* webpackChunkName: "pickers" */ "./option-combobox").then(
    ({ OptionCombobox }) => become({ Combobox: OptionCombobox, failed: false }),
    () => {
      loading = undefined;
      become({ failed: true });
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds that a page has for what it shows first. */
const DELAY = 4_000;

/** Fluent's combobox once its code has come: at the first use of a picker, or before, when the page has shown one for a while. */
export function useLateCombobox(): State {
  useEffect(() => {
    const timer = setTimeout(() => void loadCombobox(), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => state);
}
