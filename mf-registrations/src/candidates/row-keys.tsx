import { makeStyles, mayTakeFocus } from "@coulisses/shared-ui/base";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";

const useStyles = makeStyles({ list: { minWidth: 0 } });

type RowKeysProps = {
  /** Ids of the rows on screen. */
  ids: readonly number[];
  /** The action of each letter on the focused row. */
  keys: Readonly<Record<string, (id: number) => void>>;
  children: ReactNode;
};

/**
 * Keyboard work through many rows: letters act on the focused row, and the focus moves to the next one when a
 * row leaves the list.
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
    // Ignores a repeated key: it would decide about every candidate that follows.
    if (!act || id === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(id);
  };
  useLayoutEffect(() => {
    if (!last.current || ids.includes(last.current.id)) return;
    const rows = rowsIn(list.current);
    const next = rows[Math.min(last.current.place, rows.length - 1)];
    last.current = undefined;
    if (mayTakeFocus(list.current)) list.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  }, [ids]);

  return (
    <div ref={list} className={styles.list} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** Ids of the rows in the order on screen. */
const rowsIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].map(({ dataset }) => Number(dataset["row"]));

function rowOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row?.dataset["row"] === undefined ? undefined : Number(row.dataset["row"]);
}
