import { withoutGuard } from "../csv/write-csv";
import { badInput } from "../festival-error";
import { slugOf } from "../slug";
import { EMPTY_FILE, MOST_COLUMNS, MOST_ROWS, NO_LINE, TOO_MANY_COLUMNS, TOO_MANY_ROWS } from "./limits";
import { type Cells, type SheetColumns, type SheetRow, columnsOf } from "./sheet-kind";

/** The lines of a file under its titles. */
export type SheetTable = { titles: string[]; lines: { line: number; cells: readonly string[] }[] };

/** The place among the titles of the file that each column is read from; absent columns are empty. */
export type Matching<Column extends string> = Partial<Record<Column, number>>;

/** Titles that a person matched by hand: the slug of each by column. */
export type Remembered<Column extends string> = Partial<Record<Column, string>>;

/**
 * The first line with text holds the titles; empty lines are left out, the others keep their number.
 * Throws `bad-input` for a file without lines, or of too many.
 */
export function tableOf(rows: readonly (readonly string[])[]): SheetTable {
  const first = rows.findIndex(hasText);
  const titles = rows[first];
  if (!titles) throw badInput(EMPTY_FILE);
  if (titles.length > MOST_COLUMNS) throw badInput(TOO_MANY_COLUMNS);
  const lines = rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }, index) => index > first && hasText(cells));
  if (lines.length === 0) throw badInput(NO_LINE);
  if (lines.length > MOST_ROWS) throw badInput(TOO_MANY_ROWS);
  return { titles: [...titles], lines };
}

/** True when a cell is a title of one of the columns; accents, case and spaces don't count. */
export const isTitleOf =
  <Column extends string>(columns: SheetColumns<Column>) =>
  (cell: string): boolean =>
    columnsOf(columns).some((column) => titlesOf(columns, column).includes(slugOf(cell)));

/** Columns by the titles that were matched by hand before, then by their own and their aliases. */
export function matchColumns<Column extends string>(
  columns: SheetColumns<Column>,
  titles: readonly string[],
  remembered: Remembered<Column> = {},
): Matching<Column> {
  const slugs = titles.map(slugOf);
  const matching: Matching<Column> = {};
  const free = (slug: string) =>
    slugs.findIndex((title, place) => title === slug && !Object.values(matching).includes(place));
  const match = (column: Column, wanted: readonly string[]) => {
    const place = wanted.map(free).find((found) => found >= 0);
    if (place !== undefined) matching[column] ??= place;
  };
  for (const column of columnsOf(columns)) {
    const slug = remembered[column];
    if (slug !== undefined) match(column, [slug]);
  }
  for (const column of columnsOf(columns)) {
    if (matching[column] === undefined) match(column, titlesOf(columns, column));
  }
  return matching;
}

/** Matched titles as they are remembered. */
export function rememberedOf<Column extends string>(
  matching: Matching<Column>,
  titles: readonly string[],
): Remembered<Column> {
  const entries = Object.entries<number | undefined>(matching).map(([column, place = -1]) => [
    column,
    slugOf(titles[place] ?? ""),
  ]);
  return Object.fromEntries(entries) as Remembered<Column>;
}

/** The error of columns that a kind needs and no title is matched with. */
export function matchingProblem<Column extends string>(
  columns: SheetColumns<Column>,
  matching: Matching<Column>,
): string | undefined {
  const missing = columnsOf(columns).filter(
    (column) => columns[column].required && matching[column] === undefined,
  );
  if (missing.length === 0) return undefined;
  const names = missing.map((column) => columns[column].title).join(", ");
  return `Il manque ${missing.length > 1 ? "les colonnes" : "la colonne"} ${names} : choisis où les lire`;
}

/** The rows of a file under matched columns. */
export function rowsOf<Column extends string>(
  { lines }: SheetTable,
  columns: SheetColumns<Column>,
  matching: Matching<Column>,
): SheetRow<Column>[] {
  const keys = columnsOf(columns);
  return lines.map(({ line, cells }) => {
    const entries = keys.map((column) => [column, withoutGuard(cells[matching[column] ?? -1] ?? "")]);
    return { line, cells: Object.fromEntries(entries) as Cells<Column> };
  });
}

const titlesOf = <Column extends string>(columns: SheetColumns<Column>, column: Column) => [
  slugOf(columns[column].title),
  ...(columns[column].aliases ?? []),
];

const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");
