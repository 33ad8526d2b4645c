/** In pixels. */
export const HOUR = 45;
/** Room for the words of the first hour in view. */
export const LABEL = 12;
/** The most that a column's header covers, in pixels: a date and a public holiday. */
export const HEAD = 58;
const LOWEST = 16;

/** The position in its column, from minutes of the axis. */
export const box = (from: number, to: number) => ({
  top: (from / 60) * HOUR,
  height: Math.max(LOWEST, ((to - from) / 60) * HOUR),
});
