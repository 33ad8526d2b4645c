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

/** Fetches the code of pickers, once; a failure is tried again at the next call. */
export function fetchCombobox(): Promise<void> {
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

/** Fluent's combobox once its code has come, which the first picker of a page fetches when the page is idle. */
export function useLateCombobox(): State {
  useEffect(() => {
    // Safari can't tell: there, the code comes when a picker is first used.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => void fetchCombobox());
  }, []);
  return useSyncExternalStore(subscribe, () => state);
}
