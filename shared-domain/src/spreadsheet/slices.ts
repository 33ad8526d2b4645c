import { ROWS_A_CALL } from "./limits";
import type { SheetRow } from "./sheet-kind";

/** The most characters of the rows of one call, well below what the server takes. */
const CHARACTERS_A_CALL = 500_000;

/** Rows in slices that one call takes. */
export function slicesOf<Column extends string, Row extends SheetRow<Column>>(rows: readonly Row[]): Row[][] {
  const slices: Row[][] = [];
  let slice: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    const size = Object.values<string>(row.cells).reduce((sum, cell) => sum + cell.length, 0);
    if (slice.length === ROWS_A_CALL || (slice.length > 0 && characters + size > CHARACTERS_A_CALL)) {
      slices.push(slice);
      slice = [];
      characters = 0;
    }
    slice.push(row);
    characters += size;
  }
  return slice.length > 0 ? [...slices, slice] : slices;
}
