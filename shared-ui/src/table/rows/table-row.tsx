import { TableCell, TableCellActions, TableRow as FluentRow } from "@fluentui/react-components";
import { mergeClasses } from "@griffel/react";
import { memo, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { type Column, titleColumn } from "../column";
import { nextGlyph } from "../glyphs";
import { setTabStops } from "./grid-keys";
import { useTableStyles } from "./table-styles";

/** A row as its table draws it. */
export type TableRowProps = {
  id: string;
  row: unknown;
  columns: readonly Column<unknown>[];
  href: string | undefined;
  openable: boolean;
  /** The arrows go through its rows, and this one is the Tab stop. */
  isGrid: boolean;
  isStop: boolean;
  /** As high as its text. */
  comfortable: boolean;
  /** Its number in a table of which only some rows are drawn. */
  number?: number | undefined;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** Absent where nothing is under it. */
  unfolded?: boolean | undefined;
  toggle: { readonly current: (id: string) => void };
};

/** Drawn again only when its own row changes: a live update touches one of hundreds. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { id, row, columns, href, openable, isGrid, isStop, number, measure, unfolded, toggle } = props;
  const styles = useTableStyles();
  const element = useRef<HTMLTableRowElement>(null);
  const title = titleColumn(columns);
  useLayoutEffect(() => {
    measure?.(element.current);
    if (isGrid && element.current) setTabStops(element.current, isStop);
  });
  const marks = {
    ref: element,
    "data-row": id,
    ...(isGrid && { tabIndex: isStop ? 0 : -1 }),
    ...(number !== undefined && { "data-index": number - 2, "aria-rowindex": number }),
  };
  const titleOf = (name: ReactNode) => {
    const link = href ? <RowLink href={href}>{name}</RowLink> : name;
    if (unfolded === undefined) return link;
    return (
      <span className={styles.unfoldable}>
        <Button
          appearance="subtle"
          size="small"
          aria-expanded={unfolded}
          tooltip="Détails"
          icon={<Icon path={nextGlyph} size={16} />}
          className={mergeClasses(styles.toggle, unfolded && styles.unfolded)}
          onClick={() => toggle.current(id)}
        />
        <span className={styles.text}>{link}</span>
      </span>
    );
  };
  return (
    // Fluent's types, made for React 18, know no ref to their elements.
    <FluentRow
      {...(marks as object)}
      className={mergeClasses(styles.row, isGrid && styles.focusable, openable && styles.openable)}
    >
      {columns.map((column) => (
        <TableCell
          key={column.key}
          className={mergeClasses(
            styles.cell,
            props.comfortable && styles.comfortable,
            column.align === "center" && styles.center,
            column.align === "end" && styles.end,
          )}
        >
          {column.actions ? (
            <TableCellActions className={styles.actions}>{column.render(row)}</TableCellActions>
          ) : column === title ? (
            titleOf(column.render(row))
          ) : (
            column.render(row)
          )}
        </TableCell>
      ))}
    </FluentRow>
  );
});

/** Gives the row a name and an address; the row itself is the Tab stop. */
function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} tabIndex={-1} data-row-link="" className={useTableStyles().link}>
      {children}
    </a>
  );
}
