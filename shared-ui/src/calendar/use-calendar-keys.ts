import type { RefObject } from "react";
import { useDocumentKeys } from "../behaviour/keys/use-document-keys";
import { topDialog } from "../behaviour/may-take-focus";

/** Keys of the page, but never while something is typed nor behind a dialog; arrows on an event are its own. */
export function useCalendarKeys(root: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
  useDocumentKeys(
    (event) => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, [contenteditable='true'], [role='menu']")
      )
        return;
      if (
        event.target instanceof Element &&
        event.target.matches("[data-point], [data-cursor]") &&
        event.key.startsWith("Arrow")
      )
        return;
      const dialog = topDialog();
      if (dialog && !dialog.contains(root.current)) return;
      act();
    },
    { capture: true },
  );
}
