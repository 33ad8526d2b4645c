import { type Cells, type Reading, type SheetKind, readRows } from "./sheet-kind";

/** The outcome of a row at the server. A row that is there already, as it says, was left alone. */
export type RowOutcome =
  { outcome: "added" | "present" } | { outcome: "refused"; problems: Record<string, string> };

/** True when a row was added. */
export const addsAny = (outcomes: readonly RowOutcome[]) =>
  outcomes.some(({ outcome }) => outcome === "added");

/** The values of the rows that are to be added, and what becomes of each row. */
export function takeRows<Column extends string, Value>(
  kind: SheetKind<Column, Value>,
  cells: readonly Cells<Column>[],
): { values: Value[]; outcomes: RowOutcome[] } {
  const readings = readRows(
    kind,
    cells.map((row, index) => ({ line: index + 1, cells: row })),
  );
  return {
    values: readings.flatMap((reading) => ("value" in reading ? [reading.value] : [])),
    outcomes: readings.map(outcomeOf),
  };
}

function outcomeOf(reading: Reading<string, unknown>): RowOutcome {
  if ("problems" in reading)
    return { outcome: "refused", problems: reading.problems as Record<string, string> };
  return { outcome: "present" in reading ? "present" : "added" };
}
