type Cell = string | number | boolean | null | undefined;

const NEEDS_QUOTES = /["\\,\n\r]/;

function written(cell: Cell): string {
  const text = String(cell ?? "");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Comma-separated lines, the titles first. */
export function csv<Row>(rows: readonly Row[], columns: Record<string, (row: Row) => Cell>): string {
  const cells = Object.values(columns);
  const titles = Object.keys(columns).map(written);
  return [titles, ...rows.map((row) => cells.map((cell) => written(cell(row))))]
    .map((line) => line.join(","))
    .join("\n");
}
