import { mergeClasses } from "@griffel/react";
import { Fragment, type KeyboardEvent, memo, type ReactNode, useState } from "react";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { useLatest } from "../../behaviour/use-latest";
import { type Column, titleColumn } from "./column";
import { nextGlyph } from "../glyphs";
import type { RowHandlers } from "./row-opening";
import { useTableStyles } from "./table-styles";
import type { Unfolding } from "./use-unfolded";

export type TableParts<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  getRowId: (row: T) => string | number;
  rowHref: ((row: T) => string) | undefined;
  openable: boolean;
  handlers: RowHandlers;
  unfolding?: Unfolding<T> | undefined;
  comfortable?: boolean;
};

/** One row is a tab stop; the arrows go through the others. */
export function TableBody<T>({
  rows,
  columns,
  getRowId,
  rowHref,
  openable,
  handlers,
  unfolding,
  comfortable = false,
}: TableParts<T>) {
  const styles = useTableStyles();
  const [active, setActive] = useState(0);
  const toggle = useLatest((index: number) => {
    const row = rows[index];
    if (row !== undefined) unfolding?.toggle(row);
  });
  const stop = Math.min(active, rows.length - 1);

  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    handlers.onKeyDown(event);
    if (!(event.target instanceof HTMLElement) || !event.target.matches("[data-row]")) return;
    const moves: Record<string, number> = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined || to < 0 || to >= rows.length) return;
    event.preventDefault();
    setActive(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
  };

  return (
    <tbody {...(openable && { ...handlers, onKeyDown: move })}>
      {rows.map((row, index) => (
        <Fragment key={getRowId(row)}>
          <TableRow
            row={row}
            index={index}
            columns={columns as readonly Column<unknown>[]}
            href={rowHref?.(row)}
            openable={openable}
            isStop={openable && index === stop}
            comfortable={comfortable}
            {...(unfolding && { unfolded: unfolding.isUnfolded(row), toggle })}
          />
          {unfolding?.isUnfolded(row) && (
            <tr>
              <td colSpan={columns.length} className={styles.details}>
                {unfolding.render(row)}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
  );
}

export type TableRowProps = {
  row: unknown;
  index: number;
  columns: readonly Column<unknown>[];
  href: string | undefined;
  openable: boolean;
  isStop: boolean;
  comfortable?: boolean;
  measure?: (row: HTMLTableRowElement | null) => void;
  unfolded?: boolean;
  toggle?: { readonly current: (index: number) => void };
};

/** Drawn again only when its own row changes: a live update touches one of hundreds. */
export const TableRow = memo(function TableRow({
  row,
  index,
  columns,
  href,
  openable,
  isStop,
  comfortable = false,
  measure,
  unfolded,
  toggle,
}: TableRowProps) {
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
        <td
          key={column.key}
          className={mergeClasses(
            styles.cell,
            comfortable && styles.comfortable,
            column.align === "center" && styles.center,
            column.align === "end" && styles.end,
          )}
        >
          {toggle && column === title && (
            <Button
              appearance="subtle"
              size="small"
              tabIndex={isStop ? 0 : -1}
              aria-expanded={unfolded}
              tooltip="Détails"
              icon={<Icon path={nextGlyph} size={16} />}
              className={mergeClasses(styles.toggle, unfolded && styles.unfolded)}
              onClick={() => toggle.current(index)}
            />
          )}
          {href && column === title ? (
            <RowLink href={href}>{column.render(row)}</RowLink>
          ) : (
            column.render(row)
          )}
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
