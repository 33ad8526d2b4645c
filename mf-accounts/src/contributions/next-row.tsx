import { makeStyles, mayTakeFocus } from "@coulisses/shared-ui/base";
import { type ReactNode, useLayoutEffect, useRef } from "react";

const useStyles = makeStyles({ list: { minWidth: 0 } });

/** For payments one after the other: when the focused row leaves, the next row's field takes the focus. */
export function NextRow({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: number; place: number }>(undefined);
  useLayoutEffect(() => {
    const left = last.current;
    if (left === undefined || ids.includes(left.id)) return;
    last.current = undefined;
    const fields = list.current?.querySelectorAll<HTMLInputElement>("[data-row] input") ?? [];
    const next = fields[Math.min(left.place, fields.length - 1)];
    if (!next || !mayTakeFocus(next)) return;
    next.focus();
    next.select();
  }, [ids]);
  return (
    <div
      ref={list}
      className={styles.list}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>("[data-row]");
        const rows = [...(list.current?.querySelectorAll("[data-row]") ?? [])];
        last.current = row ? { id: Number(row.dataset["row"]), place: rows.indexOf(row) } : undefined;
      }}
    >
      {children}
    </div>
  );
}
