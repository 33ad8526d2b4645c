import { type KeyboardEvent, useRef, useState } from "react";
import { type Grid, moved, transposedKey } from "./moves";

/**
 * One stop of the Tab key for a whole chart or calendar, then arrows among its points. Put `root` on
 * what holds them, `point(key)` on each of them. `columns`: the points stand column by column.
 */
export function useRoving<Root extends Element>(points: Grid, { columns = false } = {}) {
  const root = useRef<Root>(null);
  const [chosen, choose] = useState<string>();
  const active = points.flat().find((key) => key === chosen) ?? points.flat()[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || active === undefined) return;
    const next = moved(points, active, columns ? transposedKey(event.key) : event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next);
    root.current?.querySelector<HTMLElement | SVGElement>(`[data-point=${JSON.stringify(next)}]`)?.focus();
  };
  return {
    /** The point that the Tab key reaches, and what makes it another: for points that render apart from their root. */
    active,
    choose,
    root: { ref: root, onKeyDown },
    point: (key: string) => ({
      "data-point": key,
      tabIndex: key === active ? 0 : -1,
      onFocus: () => choose(key),
    }),
  };
}
