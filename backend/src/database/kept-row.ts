/** The row that a write answers by `returning`, where one row is always written. */
export function keptRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("The write kept no row");
  return row;
}
