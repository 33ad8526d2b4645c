import Papa from "papaparse";

type Cell = string | number | boolean | null | undefined;

/** The columns by title, in order, each with what it shows of a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => Cell>;

/** What a spreadsheet would run, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** An amount below zero is no formula. */
const NUMBER = /^-\d+(,\d+)?$/;

/** Comma-separated lines, the titles first. A text that a spreadsheet would run becomes plain text. */
export function writeCsv<Row>(rows: readonly Row[], columns: CsvColumns<Row>): string {
  const cells = Object.values(columns);
  const lines = [Object.keys(columns), ...rows.map((row) => cells.map((cell) => withoutFormula(cell(row))))];
  return Papa.unparse(lines, {
    newline: "\n",
    // Some programs take a bare backslash for the start of an escape.
    quotes: (cell) => typeof cell === "string" && cell.includes("\\"),
  });
}

const withoutFormula = (cell: Cell) =>
  typeof cell === "string" && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
