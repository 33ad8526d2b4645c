/** In pixels. */
export const HOUR = 45;
/** Room for the words of the first hour in view. */
export const LABEL = 12;
/** What the header of a column covers at most of its hours: a date and a public holiday. */
export const HEAD = 58;
const LOWEST = 16;

/** Where something stands in its column, from minutes of the axis. */
export const box = (from: number, to: number) => ({
  top: (from / 60) * HOUR,
  height: Math.max(LOWEST, ((to - from) / 60) * HOUR),
});
