import { useSyncExternalStore } from "react";
import { notices, notify } from "./notices";

/** The notice on screen, and the function that dismisses it. */
export function useFirstNotice() {
  const notice = useSyncExternalStore(notices.subscribe, notices.first);
  return { notice, dismiss: notices.removeFirst };
}

/** Shows the person a notice in the snackbar. */
export function useNotify() {
  return notify;
}
