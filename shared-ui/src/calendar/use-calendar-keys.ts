import { type RefObject, useEffect } from "react";
import { useLatest } from "../behaviour/use-latest";

/** Keys of the page, but never while something is typed nor behind a dialog; arrows on an event are its own. */
export function useCalendarKeys(root: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
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
      const dialog = [...document.querySelectorAll("[aria-modal='true']")].at(-1);
      if (dialog && !dialog.contains(root.current)) return;
      act();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [latest, root]);
}
