import { useEffect, useState } from "react";
import { mayTakeFocus } from "../../behaviour/may-take-focus";

/**
 * For a component that is in the page while its overlay is open: once it has left, the element that had the
 * focus before gets it back. Fluent does so only for the button that it draws itself.
 */
export function useReturnFocus(): void {
  // At the first rendering: later, a field of the overlay may have taken the focus already.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A moment later: Fluent's focus trap ends once its surface is known to have left the page.
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && mayTakeFocus(opener)) opener.focus();
      });
    },
    [opener],
  );
}
