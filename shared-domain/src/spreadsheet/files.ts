import { writeCsv } from "../csv/write-csv";
import { type Problems, type SheetColumns, type SheetRow, columnsOf } from "./sheet-kind";

/** A row with the errors for which it is refused. */
export type RefusedRow<Column extends string> = SheetRow<Column> & { problems: Problems<Column> };

const PROBLEM = "Problème";

/**
 * A CSV to fill in: the titles alone. Semicolons, since a French spreadsheet puts a file with commas into one column.
 */
export const templateOf = <Column extends string>(columns: SheetColumns<Column>) =>
  `${columnsOf(columns)
    .map((column) => columns[column].title)
    .join(";")}\r\n`;

/** Refused rows as a CSV with the columns that an import reads, their line and their errors behind. */
export function refusedCsv<Column extends string>(
  columns: SheetColumns<Column>,
  rows: readonly RefusedRow<Column>[],
): string {
  const cells = columnsOf(columns).map((column) => [
    columns[column].title,
    (row: RefusedRow<Column>) => row.cells[column],
  ]);
  return writeCsv(rows, {
    ...(Object.fromEntries(cells) as Record<string, (row: RefusedRow<Column>) => string>),
    Ligne: ({ line }) => line,
    [PROBLEM]: ({ problems }) => Object.values<string | undefined>(problems).join(" ; "),
  });
}
