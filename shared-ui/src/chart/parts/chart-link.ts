import type { MouseEvent } from "react";

/** Handles the click of a link: a plain one acts, any other is the browser's (a new tab). */
export function onPlainClick(act: (() => void) | undefined) {
  return (event: MouseEvent) => {
    if (!act || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    act();
  };
}
