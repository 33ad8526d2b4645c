import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { useIsMobile } from "../behaviour/use-media-query";
import { CardList } from "./parts/card-list";
import type { Column } from "./parts/column";
import { rowHandlers } from "./parts/row-opening";
import { TableHeader } from "./parts/table-header";
import { useTableStyles } from "./parts/table-styles";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", gap: "10px", minWidth: 0 },
  message: { margin: 0, padding: "14px 8px" },
  footer: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export type SimpleTableProps<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  getRowId: (row: T) => string | number;
  caption: string;
  emptyText: string;
  /** Under the table: its "add" button. */
  footer?: ReactNode;
  onOpen?: (row: T) => void;
  rowHref?: (row: T) => string;
};

/** The small tables of a sheet's sections: no paging, rows as high as their text. */
export function SimpleTable<T>({
  rows,
  columns,
  getRowId,
  caption,
  emptyText,
  footer,
  onOpen,
  rowHref,
}: SimpleTableProps<T>) {
  const styles = useTableStyles();
  const own = useStyles();
  const isMobile = useIsMobile();
  const openable = onOpen !== undefined || rowHref !== undefined;
  const handlers = rowHandlers<T>({
    rowOf: (element) => rows[Number(element.closest<HTMLElement>("[data-row]")?.dataset["row"])],
    onOpen,
    rowHref,
  });
  return (
    <div className={own.root}>
      {rows.length === 0 && <p className={mergeClasses(styles.message, own.message)}>{emptyText}</p>}
      {rows.length > 0 && isMobile && (
        <CardList
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          rowHref={rowHref}
          openable={openable}
          handlers={handlers}
          caption={caption}
        />
      )}
      {rows.length > 0 && !isMobile && (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <TableHeader columns={columns} />
            <tbody {...(openable && handlers)}>
              {rows.map((row, index) => (
                <tr
                  key={getRowId(row)}
                  className={mergeClasses(styles.row, openable && styles.openable)}
                  {...(openable && { "data-row": index, tabIndex: 0 })}
                >
                  {columns.map(({ key, render, align }) => (
                    <td
                      key={key}
                      className={mergeClasses(
                        styles.cell,
                        styles.comfortable,
                        align === "center" && styles.center,
                        align === "end" && styles.end,
                      )}
                    >
                      {render(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {footer && <div className={own.footer}>{footer}</div>}
    </div>
  );
}
