import { TableBody as FluentBody } from "@fluentui/react-components";
import { Fragment, useLayoutEffect, useRef } from "react";
import type { Column } from "../column";
import type { Line } from "../use-table";
import { useGridKeys } from "./grid-keys";
import type { RowHandlers } from "./row-opening";
import { TableRow, type TableRowProps } from "./table-row";
import { useTableStyles } from "./table-styles";
import type { Unfolding } from "./unfolding";

/** The parts of a drawn table. */
export type TableParts<T> = {
  lines: readonly Line<T>[];
  columns: readonly Column<T>[];
  rowHref: ((row: T) => string) | undefined;
  openable: boolean;
  /** Its rows open or hold controls, so the arrows go through them. */
  isGrid: boolean;
  /** Called each time that rows are drawn. */
  onDrawn: (body: Element | null) => void;
  handlers: RowHandlers;
  unfolding: Unfolding<T> | undefined;
  toggle: TableRowProps["toggle"];
  comfortable: boolean;
};

/** The props that a table gives a row. */
export function rowProps<T>(parts: TableParts<T>, { id, original }: Line<T>, stop: string | undefined) {
  const { columns, rowHref, openable, isGrid, comfortable, toggle } = parts;
  return {
    id,
    row: original,
    openable,
    isGrid,
    comfortable,
    toggle,
    columns: columns as readonly Column<unknown>[],
    href: rowHref?.(original),
    isStop: id === stop,
  };
}

/** All the rows of the page. */
export function TableBody<T>(parts: TableParts<T>) {
  const { lines, columns, isGrid, openable, handlers, unfolding, onDrawn } = parts;
  const styles = useTableStyles();
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => onDrawn(body.current));
  const { stop, ...keys } = useGridKeys({ ids: lines.map(({ id }) => id), handlers });
  return (
    <FluentBody {...({ ref: body } as object)} {...(openable && handlers)} {...(isGrid && keys)}>
      {lines.map((line) => {
        const unfolded = unfolding && line.getIsExpanded();
        return (
          <Fragment key={line.id}>
            <TableRow {...rowProps(parts, line, stop)} unfolded={unfolded} />
            {unfolded && (
              <tr>
                <td colSpan={columns.length} className={styles.details}>
                  {unfolding(line.original)}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </FluentBody>
  );
}
