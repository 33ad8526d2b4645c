import Papa from "papaparse";

type Cell = string | number | boolean | null | undefined;

/** The columns by title, in order, each with the value that it shows of a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => Cell>;

/** A text that a spreadsheet would run, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The same after a semicolon, tab or line break, with any quotes around. */
const LATER_FORMULA = /([;\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g;

/** A number or an amount below zero is no formula; spaces of all kinds stand between thousands. */
const NUMBER = /^-\d[\d\s]*([,.]\d+)?(\s?€)?$/;

/**
 * Comma-separated lines, the titles first, each cell in quotes: programs differ in what ends a bare one. A
 * text that a spreadsheet would run is made harmless.
 */
export function writeCsv<Row>(rows: readonly Row[], columns: CsvColumns<Row>): string {
  const cells = Object.values(columns);
  const lines = [Object.keys(columns), ...rows.map((row) => cells.map((cell) => withoutFormula(cell(row))))];
  return Papa.unparse(lines, { newline: "\n", quotes: true });
}

/** A cell of a file as it was before `writeCsv` made plain text of it. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

function withoutFormula(cell: Cell): Cell {
  if (typeof cell !== "string" || NUMBER.test(cell)) return cell ?? "";
  return (FORMULA.test(cell) ? `'${cell}` : cell).replace(LATER_FORMULA, "$1'");
}
