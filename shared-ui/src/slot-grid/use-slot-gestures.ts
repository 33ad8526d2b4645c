import type { Period } from "@coulisses/shared-domain/time/period";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";
import { type Grid, moved, transposedKey } from "../behaviour/keys/moves";
import type { GridSlot, SlotGridProps } from "./slot-grid-props";

type Stroke = { from: string; isChosen: boolean; painted: readonly Period[] | undefined };

const pointAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>("[data-point]")?.dataset["point"];

/** The key of a slot in its grid. */
const keyOfSlot = ({ start }: Period) => String(start.getTime());

/**
 * The gestures of a grid of slots: a press on one, a stroke over several, which paints all between its two ends, and
 * the arrows. A finger that moves up or down scrolls the page instead, since cells are to be styled `pan-y`.
 */
export function useSlotGestures(
  lines: readonly (readonly GridSlot[])[],
  onPaint: SlotGridProps["onPaint"],
  { columns = false } = {},
) {
  const root = useRef<HTMLDivElement>(null);
  const stroke = useRef<Stroke>(undefined);
  const [chosenStop, chooseStop] = useState<string>();
  const points: Grid = lines.map((line) => line.map(keyOfSlot));
  const keys = points.flat();
  const stop = chosenStop !== undefined && keys.includes(chosenStop) ? chosenStop : keys[0];
  const find = (key: string) => lines.flat().find((slot) => keyOfSlot(slot) === key);

  /** The slots of the rectangle between two of them. */
  const between = (from: string, to: string): GridSlot[] => {
    const place = (key: string) => {
      const y = points.findIndex((line) => line.includes(key));
      return { y, x: points[y]?.indexOf(key) ?? 0 };
    };
    const [a, b] = [place(from), place(to)];
    return lines
      .slice(Math.min(a.y, b.y), Math.max(a.y, b.y) + 1)
      .flatMap((line) => line.slice(Math.min(a.x, b.x), Math.max(a.x, b.x) + 1));
  };

  const onPointerDown = (event: PointerEvent) => {
    const from = event.target instanceof Element ? pointAt(event.target) : undefined;
    const slot = from === undefined || event.button !== 0 ? undefined : find(from);
    // A stroke that begins on a recorded slot extends it.
    const isChosen = slot?.state === "free" || slot?.state === "recorded" || slot?.state === "waiting";
    stroke.current = slot && from !== undefined ? { from, isChosen, painted: undefined } : undefined;
  };
  const onPointerMove = (event: PointerEvent) => {
    const present = stroke.current;
    if (!present || (event.buttons & 1) === 0) return;
    const to = pointAt(document.elementFromPoint(event.clientX, event.clientY));
    if (to === undefined || (to === present.from && !present.painted)) return;
    // A pointer that leaves the grid keeps painting.
    if (!present.painted) root.current?.setPointerCapture(event.pointerId);
    present.painted = between(present.from, to);
    onPaint(present.painted, present.isChosen, false);
  };
  const end = (isKept: boolean) => {
    const present = stroke.current;
    if (present?.painted) onPaint(isKept ? present.painted : [], present.isChosen, true);
    // The click that follows a stroke finds it and presses nothing; the next press begins another one.
    if (!present?.painted) stroke.current = undefined;
  };
  const onClick = (event: MouseEvent) => {
    const hasPainted = stroke.current?.painted !== undefined;
    stroke.current = undefined;
    const key = event.target instanceof Element ? pointAt(event.target) : undefined;
    const slot = key === undefined || hasPainted ? undefined : find(key);
    if (slot) onPaint([slot], slot.state === "free", true);
  };
  const onFocus = (event: FocusEvent) => {
    const key = pointAt(event.target);
    if (key !== undefined) chooseStop(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof Element ? pointAt(event.target) : undefined;
    if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(points, from, columns ? transposedKey(event.key) : event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    root.current?.querySelector<HTMLElement>(`[data-point="${next}"]`)?.focus();
  };

  return {
    root: {
      ref: root,
      onPointerDown,
      onPointerMove,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onClick,
      onFocus,
      onKeyDown,
    },
    isStop: (slot: Period) => keyOfSlot(slot) === stop,
  };
}
