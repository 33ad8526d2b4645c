import { makeStyles } from "@coulisses/shared-ui/base";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";

const useStyles = makeStyles({ list: { minWidth: 0 } });

type RowKeysProps = {
  /** Of the rows on screen. */
  ids: readonly number[];
  /** What a letter does with the row that has the focus. */
  keys: Readonly<Record<string, (id: number) => void>>;
  children: ReactNode;
};

/**
 * Goes through many rows without the mouse: letters act on the row that has the focus, and the focus goes on to the
 * next row when one leaves the list.
 */
export function RowKeys({ ids, keys, children }: RowKeysProps) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: number; place: number }>(undefined);

  const onFocus = ({ target }: FocusEvent) => {
    const id = rowOf(target);
    last.current = id === undefined ? undefined : { id, place: rowsIn(list.current).indexOf(id) };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()];
    const id = rowOf(event.target);
    // A key held down decides of one person, not of all those who come after.
    if (!act || id === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(id);
  };
  useLayoutEffect(() => {
    if (!last.current || ids.includes(last.current.id)) return;
    const rows = rowsIn(list.current);
    const next = rows[Math.min(last.current.place, rows.length - 1)];
    last.current = undefined;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) list.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  }, [ids]);

  return (
    <div ref={list} className={styles.list} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** The ids of the rows as they stand on screen, whatever they are sorted by. */
const rowsIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].map(({ dataset }) => Number(dataset["row"]));

function rowOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row?.dataset["row"] === undefined ? undefined : Number(row.dataset["row"]);
}
