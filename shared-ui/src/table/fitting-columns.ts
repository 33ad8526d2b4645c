import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { type Column, titleColumn } from "./column";

const LEAST = 120;
const LEAST_OF_TITLE = 160;

/** Pixels that the columns need side by side: those that share what is left are all as wide as the widest needs. */
function neededBy<T>(columns: readonly Column<T>[], title: Column<T> | undefined): number {
  const least = (column: Column<T>) => column.minWidth ?? (column === title ? LEAST_OF_TITLE : LEAST);
  const sharing = columns.filter(({ width }) => width === undefined);
  const fixed = columns.reduce((sum, { width }) => sum + (width === undefined ? 0 : parseInt(width, 10)), 0);
  return fixed + sharing.length * Math.max(0, ...sharing.map(least));
}

/** The columns for which so many pixels are enough. */
export function fittingColumns<T>(columns: readonly Column<T>[], room: number): readonly Column<T>[] {
  const title = titleColumn(columns);
  const leaving = columns
    .filter((column) => column !== title && !column.actions)
    .reverse()
    .sort((a, b) => (a.priority ?? 1) - (b.priority ?? 1));
  let fitting = columns;
  for (const column of leaving) {
    if (neededBy(fitting, title) <= room) break;
    fitting = fitting.filter((one) => one !== column);
  }
  return fitting;
}

/**
 * The columns that fit in the table in `frame`, and those that its rows unfold; all fit where nothing is laid
 * out.
 */
export function useFittingColumns<T>(columns: readonly Column<T>[], frame: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const present = frame.current;
    if (!present) return;
    const measure = () => setRoom(present.clientWidth || Infinity);
    measure();
    if (typeof ResizeObserver !== "function") return;
    const watch = new ResizeObserver(measure);
    watch.observe(present);
    return () => watch.disconnect();
  }, [frame]);
  // Rows are drawn again when a column comes or goes, not with each pixel.
  const keys = fittingColumns(columns, room)
    .map(({ key }) => key)
    .join();
  return useMemo(() => {
    const fitting = new Set(keys.split(","));
    return {
      fitting: columns.filter(({ key }) => fitting.has(key)),
      hidden: columns.filter(({ key }) => !fitting.has(key)),
    };
  }, [columns, keys]);
}
