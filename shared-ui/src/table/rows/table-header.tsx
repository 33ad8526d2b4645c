import { TableHeader as FluentHeader, TableHeaderCell, TableRow } from "@fluentui/react-components";
import { mergeClasses } from "@griffel/react";
import { tip } from "../../base/button/tooltip";
import { VisuallyHidden } from "../../base/text/visually-hidden";
import type { Column } from "../column";
import type { Table } from "../use-table";
import { useTableStyles } from "./table-styles";

type TableHeaderProps<T> = {
  columns: readonly Column<T>[];
  columnOf: Table<T>["columnOf"];
  /** It stays above the rows that scroll. */
  sticky?: boolean;
  onSorted?: () => void;
};

const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** The columns' names; that of a sortable one is a button: up, down, then as the rows came; with Shift, besides the others. */
export function TableHeader<T>({ columns, columnOf, sticky = false, onSorted }: TableHeaderProps<T>) {
  const styles = useTableStyles();
  return (
    <FluentHeader>
      <TableRow {...(sticky && { "aria-rowindex": 1 })}>
        {columns.map(({ key, header, width, align, headerTooltip, hideHeader }) => {
          const column = columnOf(key);
          const sorts = column?.getCanSort() ?? false;
          const direction = column?.getIsSorted() || undefined;
          const sort = ({ shiftKey }: { shiftKey: boolean }) => {
            column?.toggleSorting(undefined, shiftKey);
            onSorted?.();
          };
          return (
            <TableHeaderCell
              key={key}
              scope="col"
              {...tip(headerTooltip)}
              {...(width && { style: { width } })}
              sortable={sorts}
              {...(direction && { sortDirection: ariaSort[direction] })}
              button={
                sorts
                  ? { as: "button", type: "button", className: styles.headerButton, onClick: sort }
                  : { className: styles.headerButton }
              }
              className={mergeClasses(
                styles.headerCell,
                sticky && styles.sticky,
                align === "center" && styles.center,
                align === "end" && styles.end,
              )}
            >
              {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </TableHeaderCell>
          );
        })}
      </TableRow>
    </FluentHeader>
  );
}
