import { type RefObject, useEffect, useRef } from "react";

/** Closes what is open when the person presses Escape, or goes elsewhere by click or by Tab. */
export function useClosing(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: (byKeyboard: boolean) => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close.current(true);
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) {
        close.current(false);
      }
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [area, isOpen]);
}
