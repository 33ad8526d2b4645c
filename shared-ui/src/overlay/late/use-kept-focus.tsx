import { useFocusFinders } from "@fluentui/react-components";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";

/** Fluent's focus manager lives as long as any component that uses it, such as this one. */
function FocusManager() {
  useFocusFinders();
  return null;
}

let isKept = false;

/**
 * For an overlay that hides the page behind it from screen readers. Fluent's focus manager shows the page again a
 * quarter of a second after the overlay has left; without another user it would end with the overlay, and the page
 * would stay hidden. So the first overlay gives it one that stays, outside of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    if (isKept) return;
    isKept = true;
    createRoot(document.createElement("div")).render(<FocusManager />);
  }, []);
}
