/** The keys of a chart's points, row by row. */
export type Grid = readonly (readonly string[])[];

/** How many points Page Up and Page Down pass over. */
const PAGE = 8;

/** The point to which a key of the keyboard leads; undefined when it means nothing here. */
export function moved(points: Grid, from: string, key: string): string | undefined {
  const y = points.findIndex((row) => row.includes(from));
  const row = points[y];
  if (!row) return undefined;
  const x = row.indexOf(from);
  const inRow = (to: number) => row[Math.min(Math.max(to, 0), row.length - 1)];
  const inColumn = (to: number) => points[to]?.[Math.min(x, points[to].length - 1)] ?? from;
  switch (key) {
    case "ArrowLeft":
      return inRow(x - 1);
    case "ArrowRight":
      return inRow(x + 1);
    case "PageUp":
      return inRow(x - PAGE);
    case "PageDown":
      return inRow(x + PAGE);
    case "Home":
      return row[0];
    case "End":
      return row.at(-1);
    case "ArrowUp":
      return points.length > 1 ? inColumn(y - 1) : undefined;
    case "ArrowDown":
      return points.length > 1 ? inColumn(y + 1) : undefined;
    default:
      return undefined;
  }
}
