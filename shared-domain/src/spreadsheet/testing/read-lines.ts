import { readCsv } from "../../csv/read-csv";
import { isTitleOf, matchColumns, rowsOf, tableOf } from "../match-columns";
import { problemsOf, readRows, type SheetKind } from "../sheet-kind";

/** The values that a kind reads in the lines of a CSV, the first with the titles, and the errors of each wrong line. */
export function readLines<Column extends string, Value>(
  kind: SheetKind<Column, Value>,
  ...lines: string[]
): { values: Value[]; errors: { line: number; reasons: (string | undefined)[] }[]; present: number[] } {
  const { columns } = kind;
  const table = tableOf(readCsv(lines.join("\r\n"), isTitleOf(columns)));
  const rows = rowsOf(table, columns, matchColumns(columns, table.titles));
  const readings = readRows(kind, rows).map((reading, index) => ({ reading, line: rows[index]?.line ?? 0 }));
  return {
    values: readings.flatMap(({ reading }) => ("value" in reading ? [reading.value] : [])),
    errors: readings
      .map(({ reading, line }) => ({
        line,
        reasons: Object.values<string | undefined>(problemsOf<string>(reading)),
      }))
      .filter(({ reasons }) => reasons.length > 0),
    present: readings.flatMap(({ reading, line }) => ("present" in reading ? [line] : [])),
  };
}
