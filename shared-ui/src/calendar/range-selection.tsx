import { formatHours } from "@coulisses/shared-domain/time/format";
import { makeStyles, mergeClasses } from "@griffel/react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { tokens } from "../theme/tokens";
import { type Axis, instantOn } from "./calendar-axis";
import type { CalendarColumn, IsoPeriod } from "./calendar-column";
import { box, HOUR } from "./calendar-measures";

/** Minutes: what a drag snaps to, what a key moves by, and what a press takes. */
const SNAP = 15;
const STEP = 60;
const PRESS = 120;
/** How far a pointer moves, in pixels, before it drags. */
const DRAG = 5;

const useStyles = makeStyles({
  layer: { position: "relative", gridColumn: "2 / -1", cursor: "cell" },
  cursor: {
    position: "absolute",
    boxSizing: "border-box",
    padding: "2px 5px",
    textAlign: "left",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    fontWeight: 600,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    borderRadius: "8px",
    pointerEvents: "none",
    opacity: 0,
    /** Under the header of the columns, when it is brought into view. */
    scrollMarginTop: "72px",
    ":focus-visible": { opacity: 1, outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  dragged: { opacity: 1 },
});

type Range = { column: number; from: number; to: number };

type Props = {
  columns: readonly Pick<CalendarColumn, "id" | "day" | "label">[];
  axis: Axis;
  row: number;
  onSelect: (period: IsoPeriod, columnId: string) => void;
};

/**
 * The ground of the columns on which a range is chosen: by dragging with a mouse or a pen, by a press (two hours from the one that is pressed), or with
 * the keys of the cursor, one stop of the Tab key. It lies under the events.
 */
export function RangeSelection({ columns, axis, row, onSelect }: Props) {
  const styles = useStyles();
  const [range, setRange] = useState<Range>({ column: 0, from: 10 * 60, to: 11 * 60 });
  const [dragging, setDragging] = useState(false);
  /** Actions by key are announced; those by pointer are seen. */
  const [told, tell] = useState(false);
  const pressed = useRef<{ column: number; at: number; x: number; y: number; moved: boolean }>(undefined);
  const last = axis.length * 60;
  const column = Math.min(range.column, columns.length - 1);
  const chosen = columns[column];

  const periodOf = ({ from, to }: Range, day: string) => ({
    start: instantOn(axis, day, from),
    end: instantOn(axis, day, to),
  });
  const select = (selected: Range) => {
    const target = columns[selected.column];
    if (!target) return;
    const { start, end } = periodOf(selected, target.day);
    if (start < end) onSelect({ start: start.toISOString(), end: end.toISOString() }, target.id);
  };
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : (clientX - left) / width;
    return {
      column: Math.min(columns.length - 1, Math.max(0, Math.floor(share * columns.length))),
      at: Math.min(last, Math.max(0, ((clientY - top) / HOUR) * 60)),
    };
  };
  const snapped = (at: number) => Math.round(at / SNAP) * SNAP;
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    pressed.current = { ...placeOf(event), x: event.clientX, y: event.clientY, moved: false };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = pressed.current;
    // A finger that moves scrolls.
    if (!from || event.pointerType === "touch") return;
    if (!from.moved && Math.abs(event.clientY - from.y) < DRAG) return;
    if (!from.moved) {
      from.moved = true;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setDragging(true);
    }
    const [start, end] = [from.at, placeOf(event).at].map(snapped).sort((a, b) => a - b);
    setRange({ column: from.column, from: start ?? 0, to: Math.max(end ?? 0, (start ?? 0) + SNAP) });
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const from = pressed.current;
    pressed.current = undefined;
    setDragging(false);
    if (!from) return;
    if (from.moved) return select(range);
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG) return;
    const hour = Math.min(last - STEP, Math.floor(from.at / STEP) * STEP);
    select({ column: from.column, from: hour, to: Math.min(last, hour + PRESS) });
  };
  const cancel = () => {
    pressed.current = undefined;
    setDragging(false);
  };
  useEffect(() => {
    if (!dragging) return;
    const escape = ({ key: name }: globalThis.KeyboardEvent) => {
      if (name === "Escape") cancel();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [dragging]);

  const key = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { from, to } = range;
    const moves: Record<string, Range | undefined> = event.shiftKey
      ? {
          ArrowDown: { column, from, to: Math.min(last, to + SNAP * 2) },
          ArrowUp: { column, from, to: Math.max(from + SNAP * 2, to - SNAP * 2) },
        }
      : {
          ArrowDown: to + STEP <= last ? { column, from: from + STEP, to: to + STEP } : range,
          ArrowUp: from >= STEP ? { column, from: from - STEP, to: to - STEP } : range,
          ArrowLeft: column > 0 ? { ...range, column: column - 1 } : undefined,
          ArrowRight: column < columns.length - 1 ? { ...range, column: column + 1 } : undefined,
        };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setRange(next);
    tell(true);
  };
  if (!chosen) return null;
  const width = 100 / columns.length;
  const hours = formatHours(periodOf(range, chosen.day));
  return (
    <div
      className={styles.layer}
      style={{ gridRow: row }}
      data-selection=""
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={cancel}
    >
      <button
        type="button"
        data-cursor=""
        className={mergeClasses(styles.cursor, dragging && styles.dragged)}
        style={{ ...box(range.from, range.to), left: `${column * width}%`, width: `${width}%` }}
        aria-label={`Choisir une plage : ${chosen.label}, ${hours}`}
        aria-description="Les flèches la déplacent, Majuscule et les flèches l'allongent, Entrée la choisit"
        onKeyDown={key}
        onClick={() => select({ ...range, column })}
        ref={(cursor) => {
          if (told && cursor === document.activeElement) cursor?.scrollIntoView({ block: "nearest" });
        }}
      >
        {hours}
      </button>
      <VisuallyHidden>
        <span role="status">{told && `${chosen.label}, ${hours}`}</span>
      </VisuallyHidden>
    </div>
  );
}
