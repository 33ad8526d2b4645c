import { toDateInputValue } from "../time/format";
import type { Instant } from "../time/instant";

type Cell = string | number | boolean | null | undefined;

/** The columns by title, in order, each with what it shows of a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => Cell>;

const NEEDS_QUOTES = /["\\,\n\r]/;
const WOULD_BE_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Excel takes a file without this mark for Windows-1252. */
const UTF8_MARK = "\uFEFF";

/** Comma-separated lines, the titles first. A text that a spreadsheet would run becomes plain text. */
export function writeCsv<Row>(rows: readonly Row[], columns: CsvColumns<Row>): string {
  const cells = Object.values(columns);
  const titles = Object.keys(columns).map(cellText);
  return [titles, ...rows.map((row) => cells.map((cell) => cellText(cell(row))))]
    .map((line) => line.join(","))
    .join("\n");
}

/**
 * The name and the content of a CSV that a person downloads: `stock` becomes `stock-2025-05-16.csv`, and a mark
 * tells Excel the encoding.
 */
export function csvFile(name: string, csv: string, at: Instant): { name: string; content: string } {
  const dated = name.endsWith(".csv") ? name : `${name}-${toDateInputValue(at)}.csv`;
  return { name: dated, content: csv.startsWith(UTF8_MARK) ? csv : UTF8_MARK + csv };
}

function cellText(cell: Cell): string {
  const text = typeof cell === "string" ? withoutFormula(cell) : String(cell ?? "");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const withoutFormula = (text: string) => (WOULD_BE_A_FORMULA.test(text) ? `'${text}` : text);
