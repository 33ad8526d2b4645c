import {
  addCandidate,
  canChangeLast,
  changeLast,
  type Funnel,
  revokeLast,
} from "@coulisses/shared-domain/assignment/funnel";
import { useEffectEvent, useLayoutEffect } from "react";

const steps: Record<string, (funnel: Funnel) => Funnel> = {
  "+": addCandidate,
  "=": addCandidate,
  Backspace: revokeLast,
  Delete: revokeLast,
  ArrowUp: (funnel) => changeLast(funnel, -1),
  ArrowDown: (funnel) => changeLast(funnel, 1),
};

/** §5.7: keys that change candidates, wherever the focus is in the dialog except in a field. */
export function useFunnelKeys(funnel: Funnel, change: (step: (funnel: Funnel) => Funnel) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (!step || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    // The arrows stay with the calendar while there is no other candidate.
    if (event.key.startsWith("Arrow") && !canChangeLast(funnel)) return;
    event.preventDefault();
    event.stopPropagation();
    change(step);
  });
  // Not after the browser has drawn, when a quick hand may have pressed already.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Captures the arrows before the calendar, which uses them too.
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);
}
