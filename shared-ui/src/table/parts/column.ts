import type { ReactNode } from "react";
import type { SortValue } from "./sorting";

/** Keep the array in a constant or a memo: rows draw again when it changes. */
export type Column<T> = {
  key: string;
  header: string;
  render: (row: T) => ReactNode;
  /** Makes the column sortable. */
  sortBy?: (row: T) => SortValue;
  /** CSS width; columns without one share what is left. */
  width?: string;
  align?: "start" | "center" | "end";
  hideOnMobile?: boolean;
  /** The title of the row's card on a phone, and the row's link. @default the first column */
  mobileTitle?: boolean;
  /** Beside that title, without its header. */
  mobilePlace?: "before-title" | "after-title";
  headerTooltip?: string;
  /** The header is for screen readers: a column of buttons. */
  hideHeader?: boolean;
};

export function titleColumn<T>(columns: readonly Column<T>[]): Column<T> | undefined {
  return columns.find((column) => column.mobileTitle) ?? columns[0];
}
