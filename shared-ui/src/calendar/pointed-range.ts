import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { HOUR } from "./calendar-measures";

/** A part of a column, in minutes from the top. */
export type Range = { column: number; from: number; to: number };

/** Minutes: what a drag snaps to, what a key moves by, and what a press takes. */
const SNAP = 15;
const STEP = 60;
const PRESS = 120;
/** How far a pointer moves, in pixels, before it drags. */
const DRAG = 5;

const snapped = (at: number) => Math.round(at / SNAP) * SNAP;

type Ground = {
  columns: number;
  /** The bottom, in minutes. */
  last: number;
};

/** The range after a key: arrows move it, Shift with them makes it longer or shorter. */
export function movedRange(range: Range, event: KeyboardEvent, { columns, last }: Ground): Range | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { column, from, to } = range;
  const moves: Record<string, Range | undefined> = event.shiftKey
    ? {
        ArrowDown: { column, from, to: Math.min(last, to + SNAP * 2) },
        ArrowUp: { column, from, to: Math.max(from + SNAP * 2, to - SNAP * 2) },
      }
    : {
        ArrowDown: to + STEP <= last ? { column, from: from + STEP, to: to + STEP } : range,
        ArrowUp: from >= STEP ? { column, from: from - STEP, to: to - STEP } : range,
        ArrowLeft: column > 0 ? { ...range, column: column - 1 } : undefined,
        ArrowRight: column < columns - 1 ? { ...range, column: column + 1 } : undefined,
      };
  return moves[event.key];
}

/** The range that a pointer drags or presses; Escape gives the dragged one up. */
export function usePointerRange({
  columns,
  last,
  range,
  onDrag,
  onSelect,
}: Ground & { range: Range; onDrag: (range: Range) => void; onSelect: (range: Range) => void }) {
  const [dragging, setDragging] = useState(false);
  const pressed = useRef<{ column: number; at: number; x: number; y: number; moved: boolean }>(undefined);

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : (clientX - left) / width;
    return {
      column: Math.min(columns - 1, Math.max(0, Math.floor(share * columns))),
      at: Math.min(last, Math.max(0, ((clientY - top) / HOUR) * 60)),
    };
  };
  const cancel = () => {
    pressed.current = undefined;
    setDragging(false);
  };
  useEffect(() => {
    if (!dragging) return;
    const escape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Escape") cancel();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [dragging]);

  return {
    dragging,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      pressed.current = { ...placeOf(event), x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = pressed.current;
      // A finger that moves scrolls.
      if (!from || event.pointerType === "touch") return;
      if (!from.moved && Math.abs(event.clientY - from.y) < DRAG) return;
      if (!from.moved) {
        from.moved = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDragging(true);
      }
      const [start = 0, end = 0] = [from.at, placeOf(event).at].map(snapped).sort((a, b) => a - b);
      onDrag({ column: from.column, from: start, to: Math.max(end, start + SNAP) });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = pressed.current;
      cancel();
      if (!from) return;
      if (from.moved) return onSelect(range);
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG) return;
      const hour = Math.min(last - STEP, Math.floor(from.at / STEP) * STEP);
      onSelect({ column: from.column, from: hour, to: Math.min(last, hour + PRESS) });
    },
    onPointerCancel: cancel,
  };
}
