import { formatHours } from "@coulisses/shared-domain/time/format";
import { makeStyles, mergeClasses } from "@griffel/react";
import { type KeyboardEvent, useState } from "react";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { tokens } from "../theme/tokens";
import { type Axis, instantOn, rowOfHour } from "./calendar-axis";
import type { CalendarColumn, IsoPeriod } from "./calendar-column";
import { box } from "./calendar-measures";
import { movedRange, type Range, usePointerRange } from "./pointed-range";

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

/** The hour at which the cursor stands first. */
const MORNING = 10;

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
  const [range, setRange] = useState<Range>(() => {
    const from = rowOfHour(axis, MORNING) * 60;
    return { column: 0, from, to: from + 60 };
  });
  /** Actions by key are announced; those by pointer are seen. */
  const [told, tell] = useState(false);
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
  const { dragging, ...pointer } = usePointerRange({
    columns: columns.length,
    last,
    range,
    onDrag: setRange,
    onSelect: select,
  });
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const next = movedRange({ ...range, column }, event, { columns: columns.length, last });
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
    <div className={styles.layer} style={{ gridRow: row }} data-selection="" {...pointer}>
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
