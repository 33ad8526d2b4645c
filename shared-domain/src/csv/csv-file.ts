import { toDateInputValue } from "../time/format";
import type { Instant } from "../time/instant";

/** The byte order mark: Excel reads a file without it as Windows-1252. */
const UTF8_MARK = "\uFEFF";

/**
 * The name and the content of a CSV that a person downloads: `stock` becomes `stock-2025-05-16.csv`, and a mark
 * tells Excel the encoding.
 */
export function csvFile(name: string, csv: string, at: Instant): { name: string; content: string } {
  const dated = name.endsWith(".csv") ? name : `${name}-${toDateInputValue(at)}.csv`;
  return { name: dated, content: csv.startsWith(UTF8_MARK) ? csv : UTF8_MARK + csv };
}
