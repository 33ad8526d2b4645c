import { mergeClasses } from "@griffel/react";
import { type KeyboardEvent, memo, type ReactNode, useState } from "react";
import { type Column, titleColumn } from "./column";
import type { RowHandlers } from "./row-opening";
import { useTableStyles } from "./table-styles";

export type TableParts<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  getRowId: (row: T) => string | number;
  rowHref: ((row: T) => string) | undefined;
  openable: boolean;
  handlers: RowHandlers;
};

/** One row is a tab stop; the arrows go through the others. */
export function TableBody<T>({ rows, columns, getRowId, rowHref, openable, handlers }: TableParts<T>) {
  const [active, setActive] = useState(0);
  const stop = Math.min(active, rows.length - 1);

  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    handlers.onKeyDown(event);
    if (!(event.target instanceof HTMLElement) || !event.target.matches("[data-row]")) return;
    const moves: Record<string, number> = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: rows.length - 1 };
    const to = moves[event.key];
    if (to === undefined || to < 0 || to >= rows.length) return;
    event.preventDefault();
    setActive(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
  };

  return (
    <tbody {...(openable && { ...handlers, onKeyDown: move })}>
      {rows.map((row, index) => (
        <TableRow key={getRowId(row)} row={row} index={index} columns={columns as readonly Column<unknown>[]} href={rowHref?.(row)} openable={openable} isStop={openable && index === stop} />
      ))}
    </tbody>
  );
}

export type TableRowProps = { row: unknown; index: number; columns: readonly Column<unknown>[]; href: string | undefined; openable: boolean; isStop: boolean; measure?: (row: HTMLTableRowElement | null) => void };

/** Drawn again only when its own row changes: a live update touches one of hundreds. */
export const TableRow = memo(function TableRow({ row, index, columns, href, openable, isStop, measure }: TableRowProps) {
  const styles = useTableStyles();
  const title = titleColumn(columns);
  return (
    <tr
      className={mergeClasses(styles.row, openable && styles.openable)}
      {...(openable && { "data-row": index, tabIndex: isStop ? 0 : -1 })}
      // Of a long table, only some rows are there: each says which one it is.
      {...(measure && { "data-row": index, "aria-rowindex": index + 2, ref: measure })}
    >
      {columns.map((column) => (
        <td key={column.key} className={mergeClasses(styles.cell, column.align === "center" && styles.center, column.align === "end" && styles.end)}>
          {href && column === title ? <RowLink href={href}>{column.render(row)}</RowLink> : column.render(row)}
        </td>
      ))}
    </tr>
  );
});

/** Gives the row a name and an address; the row itself is the tab stop. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  const styles = useTableStyles();
  return (
    <a href={href} tabIndex={-1} data-row-link="" className={styles.link}>
      {children}
    </a>
  );
}
