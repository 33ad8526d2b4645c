import { type KeyboardEvent, useCallback, useState } from "react";
import { rowElement, type RowHandlers } from "./row-opening";

const CONTROLS = ":is(a[href], button, input, select, textarea, [tabindex]):not([data-row-link], :disabled)";
const TYPED_IN = "input, select, textarea, [role='combobox'], [aria-haspopup], [contenteditable='true']";
/** Of Page up and Page down. */
const STRIDE = 20;

/** The controls of a row, except the link that opens it: Enter on the row does. */
function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest("[data-row]") === row,
  );
}

/** True when a table's rows have controls. */
export function holdsControls(body: Element | null): boolean {
  return body !== null && body.querySelector(`[data-row] ${CONTROLS}`) !== null;
}

/** Tab goes through the controls of one row only; the arrows reach the others. */
export function setTabStops(row: Element, isStop: boolean): void {
  for (const control of controlsOf(row)) {
    const waits = "waits" in control.dataset;
    if (isStop && waits) {
      control.tabIndex = 0;
      delete control.dataset["waits"];
    } else if (!isStop && !waits && control.tabIndex === 0) {
      control.tabIndex = -1;
      control.dataset["waits"] = "";
    }
  }
}

type GridKeys = {
  /** Of all the rows, in order, drawn or not. */
  ids: readonly string[];
  handlers: RowHandlers;
  /** Scrolls to a row that is not drawn yet. */
  reach?: (index: number) => void;
};

/**
 * The ARIA grid: one row is a Tab stop. Up, down, Home, End and the page keys go from row to row, right and left
 * into its controls and back, and up and down from there to the same control of the next row.
 */
export function useGridKeys({ ids, handlers, reach }: GridKeys) {
  const [active, setActive] = useState<string>();
  const stop = active !== undefined && ids.includes(active) ? active : ids[0];

  const moveInRow = (event: KeyboardEvent, row: HTMLElement) => {
    const stops = [row, ...controlsOf(row)];
    const place = stops.indexOf(event.target as HTMLElement);
    const next = stops[place + (event.key === "ArrowRight" ? 1 : -1)];
    if (place < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    handlers.onKeyDown(event);
    const row = rowElement(event.target, event.currentTarget);
    if (event.defaultPrevented || !row || !(event.target instanceof Element)) return;
    if (event.target.matches(TYPED_IN) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") return moveInRow(event, row);
    const present = ids.indexOf(row.dataset["row"] ?? "");
    const last = ids.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: present + 1,
      ArrowUp: present - 1,
      Home: 0,
      End: last,
      PageDown: Math.min(present + STRIDE, last),
      PageUp: Math.max(present - STRIDE, 0),
    };
    const to = moves[event.key];
    if (to === undefined || to < 0 || to > last) return;
    event.preventDefault();
    const place = controlsOf(row).indexOf(event.target as HTMLElement);
    setActive(ids[to]);
    const list = event.currentTarget;
    const next = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(ids[to] ?? "")}"]`);
    reach?.(to);
    if (next) (controlsOf(next)[place] ?? next).focus({ preventScroll: reach !== undefined });
  };
  const onFocus = useCallback((event: { target: EventTarget; currentTarget: EventTarget }) => {
    const row = rowElement(event.target, event.currentTarget);
    if (row) setActive(row.dataset["row"]);
  }, []);
  return { stop, onKeyDown, onFocus };
}
