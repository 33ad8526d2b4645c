import { useSyncExternalStore } from "react";
import { notices, notify } from "./notices";

/** The notice on screen and how to be rid of it. */
export function useFirstNotice() {
  const notice = useSyncExternalStore(notices.subscribe, notices.first);
  return { notice, dismiss: notices.removeFirst };
}

/** Tells the person something, in the snackbar. */
export function useNotify() {
  return notify;
}
