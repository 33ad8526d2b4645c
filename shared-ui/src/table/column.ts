import type { ReactNode } from "react";
import type { SortValue } from "./sorting";

/** Keep the array in a constant or a memo: rows draw again when it changes. */
export type Column<T> = {
  key: string;
  header: string;
  render: (row: T) => ReactNode;
  /** Makes the column sortable. */
  sortBy?: (row: T) => SortValue;
  /** It is always as wide. Columns without a width share what is left, equally. */
  width?: `${number}px`;
  /** Pixels that a column without a width needs. @default 120, the title column 160 */
  minWidth?: number;
  /**
   * Where a window has no room for all columns, those with the lowest priority are hidden first, equals from
   * the right; each row then unfolds them. The title column and the row's actions stay. @default 1
   */
  priority?: number;
  align?: "start" | "center" | "end";
  /** The row's link, and the title of its card on a phone. @default the first column */
  mobileTitle?: boolean;
  hideOnMobile?: boolean;
  /** On a phone: beside the title. @default under it */
  mobilePlace?: "after-title";
  /** The value needs no label on a phone. */
  selfEvident?: boolean;
  headerTooltip?: string;
  /** The header is for screen readers. */
  hideHeader?: boolean;
  /** Holds the row's buttons, seen when the row has the pointer or the focus, and always on touch. */
  actions?: boolean;
};

/** The column that names the row. */
export function titleColumn<T>(columns: readonly Column<T>[]): Column<T> | undefined {
  return columns.find((column) => column.mobileTitle) ?? columns[0];
}
