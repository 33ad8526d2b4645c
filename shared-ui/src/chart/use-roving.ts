import { type KeyboardEvent, useRef, useState } from "react";
import { type Grid, moved } from "./moves";

/**
 * One stop of the Tab key for a whole chart, then arrows among its points. Put `root` on the chart,
 * `point(key)` on each of them.
 */
export function useRoving(points: Grid) {
  const root = useRef<SVGSVGElement>(null);
  const [chosen, choose] = useState<string>();
  const active = points.flat().find((key) => key === chosen) ?? points.flat()[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || active === undefined) return;
    const next = moved(points, active, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next);
    root.current?.querySelector<SVGElement>(`[data-point="${next}"]`)?.focus();
  };
  return {
    root: { ref: root, onKeyDown },
    point: (key: string) => ({ "data-point": key, tabIndex: key === active ? 0 : -1, onFocus: () => choose(key) }),
  };
}
