import { useEffect, useState } from "react";

/**
 * For a component that is in the page as long as its overlay is open: once it has left, what had the focus before
 * has it again. Fluent does so only for the button that it draws itself.
 */
export function useReturnFocus(): void {
  // While it is drawn for the first time: later, a field of the overlay may have taken the focus already.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A moment later: Fluent's focus trap goes once its surface is known to have left the page.
      queueMicrotask(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
