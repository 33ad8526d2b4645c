import {
  addCandidate,
  canChangeLast,
  changeLast,
  type Funnel,
  revokeLast,
} from "@coulisses/shared-domain/assignment/funnel";
import { useEffect, useEffectEvent } from "react";

const steps: Record<string, (funnel: Funnel) => Funnel> = {
  "+": addCandidate,
  "=": addCandidate,
  Backspace: revokeLast,
  Delete: revokeLast,
  ArrowUp: (funnel) => changeLast(funnel, -1),
  ArrowDown: (funnel) => changeLast(funnel, 1),
};

/** §5.7: candidates by the keyboard, wherever the focus is in the dialog, unless something is being typed. */
export function useFunnelKeys(funnel: Funnel, change: (step: (funnel: Funnel) => Funnel) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (!step || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    // The arrows are for the calendar while there is nobody else to change for.
    if (event.key.startsWith("Arrow") && !canChangeLast(funnel)) return;
    event.preventDefault();
    event.stopPropagation();
    change(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before the calendar, which has its own use of the arrows.
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);
}
