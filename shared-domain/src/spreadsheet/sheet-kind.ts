import { tooLong } from "../field-problems";
import { SHORT_CELL } from "./limits";

/** A column that rows of a kind may have. */
export type SheetColumn = {
  title: string;
  /** Slugs of further titles under which files of elsewhere have it. */
  aliases?: readonly string[];
  /** Without it no row can be read. */
  required?: true;
  /** The most characters. @default SHORT_CELL */
  max?: number;
};
export type SheetColumns<Column extends string> = Record<Column, SheetColumn>;

/** The texts of a row by column; an absent one is empty. */
export type Cells<Column extends string> = Record<Column, string>;
/** French errors of a row, by the column that they are about. */
export type Problems<Column extends string> = Partial<Record<Column, string>>;

/** A row that can be taken, one that is there already as it says, or why it can't be taken. */
export type Reading<Column extends string, Value> =
  { value: Value } | { present: true } | { problems: Problems<Column> };

/** An entry that a cell may hold, with a word on it for one that is only a code. */
export type Suggestion = { value: string; label?: string };

/** How the rows of a spreadsheet become things of one kind, by the rules of the form that makes one. */
export type SheetKind<Column extends string, Value> = {
  columns: SheetColumns<Column>;
  read: (cells: Cells<Column>) => Reading<Column, Value>;
  /** Made anew for each reading of a file: the errors of a row beside those above it. */
  beside: () => (value: Value, line: number) => Problems<Column> | undefined;
  suggestions?: Partial<Record<Column, readonly Suggestion[]>>;
};

/** A row of a file; `line` is the number that the spreadsheet shows. */
export type SheetRow<Column extends string> = { line: number; cells: Cells<Column> };

/** The outcome of each row, in their order. */
export function readRows<Column extends string, Value>(
  kind: SheetKind<Column, Value>,
  rows: readonly SheetRow<Column>[],
): Reading<Column, Value>[] {
  const problemsBeside = kind.beside();
  return rows.map(({ line, cells }) => {
    const reading = readAlone(kind, cells);
    const problems = "value" in reading ? problemsBeside(reading.value, line) : undefined;
    return problems ? { problems } : reading;
  });
}

/** The same kind, which reads a row once as long as its cells are the same object. */
export function readingOnce<Column extends string, Value>(
  kind: SheetKind<Column, Value>,
): SheetKind<Column, Value> {
  const readings = new WeakMap<Cells<Column>, Reading<Column, Value>>();
  return {
    ...kind,
    read: (cells) => {
      const reading = readings.get(cells) ?? readAlone(kind, cells);
      readings.set(cells, reading);
      return reading;
    },
  };
}

/** The errors of a row, none for one that can be taken. */
export const problemsOf = <Column extends string>(reading: Reading<Column, unknown>): Problems<Column> =>
  "problems" in reading ? reading.problems : {};

function readAlone<Column extends string, Value>(
  { columns, read }: SheetKind<Column, Value>,
  cells: Cells<Column>,
): Reading<Column, Value> {
  const problems: Problems<Column> = {};
  for (const column of columnsOf(columns)) {
    const { title, max = SHORT_CELL } = columns[column];
    if (cells[column].length > max) problems[column] = tooLong(title, max);
  }
  return Object.keys(problems).length > 0 ? { problems } : read(cells);
}

/** The columns of a kind, in order. */
export const columnsOf = <Column extends string>(columns: SheetColumns<Column>) =>
  Object.keys(columns) as Column[];
