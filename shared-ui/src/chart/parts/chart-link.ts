import type { MouseEvent } from "react";

/** Of a link: a plain click does what the page wants, any other is the browser's (a new tab). */
export function onPlainClick(act: (() => void) | undefined) {
  return (event: MouseEvent) => {
    if (!act || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    act();
  };
}
