import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * For a component that is in the page as long as its overlay is open: once it has left, what had the focus before
 * has it again. Fluent does so only for the button that it draws itself.
 */
export function useReturnFocus(): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      // A moment later: Fluent's focus trap goes once its surface is known to have left the page.
      queueMicrotask(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
      });
    },
    [],
  );
}
