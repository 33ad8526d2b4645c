/** In pixels. */
export const HOUR = 45;
/** Room for the words of the first hour in view. */
export const LABEL = 12;
/** The custom property that holds the height of the columns' headers. */
export const HEAD = "--calendar-head";
const LOWEST = 16;

/** The position in its column, from minutes of the axis. */
export const box = (from: number, to: number) => ({
  top: (from / 60) * HOUR,
  height: Math.max(LOWEST, ((to - from) / 60) * HOUR),
});
