type Levels = readonly { at: string; left: number }[];
type Size = { width: number; height: number };

/** The part of the width before the last change: its level lasts, too. */
const CHANGES = 0.9;

/** A line of steps through these levels within a size in pixels, and the height of zero. */
export function sparkPath(levels: Levels, { width, height }: Size): { path: string; zero: number } {
  const times = levels.map(({ at }) => Date.parse(at));
  const lefts = levels.map(({ left }) => left);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(0, ...lefts), Math.max(0, ...lefts)];
  const x = (time: number) => round(((time - start) / (end - start || 1)) * width * CHANGES);
  const y = (left: number) => round(((high - left) / (high - low || 1)) * height);
  const steps = times.map(
    (time, index) => `${index === 0 ? "M" : "H"}${x(time)}${index === 0 ? " " : "V"}${y(lefts[index] ?? 0)}`,
  );
  return { path: [...steps, `H${width}`].join(""), zero: y(0) };
}

const round = (value: number) => Math.round(value * 10) / 10;
