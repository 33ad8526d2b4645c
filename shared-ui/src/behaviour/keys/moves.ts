/** The keys of the points of a chart or a calendar, row by row. */
export type Grid = readonly (readonly string[])[];

/** How many points Page Up and Page Down pass over. */
const PAGE = 8;

/** The point to which a key of the keyboard leads; undefined when it means nothing here, or leads out. */
export function moved(points: Grid, from: string, key: string): string | undefined {
  const y = points.findIndex((row) => row.includes(from));
  const row = points[y];
  if (!row) return undefined;
  const x = row.indexOf(from);
  const inRow = (to: number) => row[Math.min(Math.max(to, 0), row.length - 1)];
  const inColumn = (to: number) => points[to]?.[Math.min(x, points[to].length - 1)];
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
      return inColumn(y - 1);
    case "ArrowDown":
      return inColumn(y + 1);
    default:
      return undefined;
  }
}

const turns: Record<string, string> = {
  ArrowLeft: "ArrowUp",
  ArrowRight: "ArrowDown",
  ArrowUp: "ArrowLeft",
  ArrowDown: "ArrowRight",
};

/** The key for points that stand column by column. */
export const transposedKey = (key: string): string => turns[key] ?? key;
