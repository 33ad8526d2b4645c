import type { KeyboardEvent, MouseEvent } from "react";

const OWN_USE = "a, button, input, select, textarea, label, [role='button'], [contenteditable='true']";

type Opening<T> = {
  /** The row of that identity. */
  rowOf: (id: string) => T | undefined;
  onOpen: ((row: T) => void) | undefined;
  rowHref: ((row: T) => string) | undefined;
};

/** The mouse events of the rows. */
export type RowHandlers = {
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The element of the row in which something happened; `list` holds the rows, and maybe smaller tables in them. */
export function rowElement(target: EventTarget | null, list: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row && row.parentElement === list ? row : undefined;
}

const openTab = (href: string) => window.open(href, "_blank", "noopener");

/**
 * A click opens a row; with Ctrl, Cmd or the middle button in a new tab. Buttons and links inside
 * keep their own meaning, but for the row's own link, of which a plain click opens the row too.
 */
export function rowHandlers<T>({ rowOf, onOpen, rowHref }: Opening<T>): RowHandlers {
  const target = (event: { target: EventTarget | null; currentTarget: EventTarget | null }) => {
    const element = rowElement(event.target, event.currentTarget);
    if (!element || !(event.target instanceof Element)) return undefined;
    const used = event.target.closest(OWN_USE);
    const isRowLink = used?.matches("[data-row-link]") ?? false;
    const row = used && !isRowLink ? undefined : rowOf(element.dataset["row"] ?? "");
    return row === undefined ? undefined : { row, isRowLink };
  };
  return {
    onClick: (event) => {
      const hit = target(event);
      if (!hit || event.defaultPrevented || window.getSelection()?.type === "Range") return;
      const newTab = event.ctrlKey || event.metaKey;
      // The browser itself opens a link in a tab.
      if (newTab && hit.isRowLink) return;
      if (hit.isRowLink && (event.shiftKey || event.altKey)) return;
      if (newTab && rowHref) openTab(rowHref(hit.row));
      else if (onOpen) {
        event.preventDefault();
        onOpen(hit.row);
      }
    },
    onAuxClick: (event) => {
      const hit = target(event);
      if (event.button === 1 && hit && !hit.isRowLink && rowHref) openTab(rowHref(hit.row));
    },
    onMouseDown: (event) => {
      // Without this the middle button starts scrolling.
      if (event.button === 1 && rowHref && target(event)?.isRowLink === false) event.preventDefault();
    },
    onKeyDown: (event) => {
      const element = rowElement(event.target, event.currentTarget);
      if (event.key !== "Enter" || !element || element !== event.target) return;
      const row = rowOf(element.dataset["row"] ?? "");
      if (row === undefined) return;
      event.preventDefault();
      if ((event.ctrlKey || event.metaKey) && rowHref) openTab(rowHref(row));
      else onOpen?.(row);
    },
  };
}
