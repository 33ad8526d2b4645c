import { parisDay } from "@coulisses/shared-domain/time/paris";
import { makeStyles, mergeClasses } from "@griffel/react";
import { useLayoutEffect, useRef } from "react";
import { Tag } from "../base/mark/tag";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { useRoving } from "../behaviour/keys/use-roving";
import { tokens } from "../theme/tokens";
import { type Axis, rowOfHour, skippedRows } from "./calendar-axis";
import { availabilityWords, type CalendarColumn } from "./calendar-column";
import { EventBlock } from "./calendar-event";
import { type CalendarEvent, layoutDay, today } from "./calendar-layout";
import { box, HOUR, LABEL } from "./calendar-measures";

const useStyles = makeStyles({
  scroller: {
    overflow: "auto",
    maxHeight: "65vh",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    position: "relative",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  /** The browser leaves sideways moves to us. */
  swiped: { touchAction: "pan-y" },
  grid: { display: "grid", minWidth: "min-content" },
  corner: { left: 0, zIndex: 3 },
  head: {
    position: "sticky",
    top: 0,
    zIndex: 2,
    padding: "6px 4px",
    textAlign: "center",
    fontSize: tokens.fontSizeBase200,
    fontWeight: 600,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  today: { color: tokens.colorBrandForeground1, boxShadow: `inset 0 -3px 0 ${tokens.colorBrandBackground}` },
  details: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "2px",
    marginTop: "2px",
    fontWeight: 400,
  },
  hours: {
    position: "sticky",
    left: 0,
    zIndex: 1,
    width: "44px",
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hour: {
    position: "absolute",
    right: "6px",
    transform: "translateY(-50%)",
    fontSize: tokens.fontSizeBase100,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  day: {
    position: "relative",
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundImage: `repeating-linear-gradient(to bottom, ${tokens.colorNeutralStroke2} 0 1px, transparent 1px ${HOUR}px)`,
  },
  shift: { position: "absolute", left: 0, right: 0, height: 0, borderTop: "2px dashed", opacity: 0.6 },
  skipped: {
    position: "absolute",
    left: 0,
    right: 0,
    height: `${HOUR}px`,
    backgroundImage: `repeating-linear-gradient(45deg, ${tokens.colorNeutralStroke2} 0 4px, transparent 4px 10px)`,
  },
  available: { position: "absolute", left: 0, right: 0, backgroundColor: tokens.validatedFill, opacity: 0.7 },
});

/** When the night shift, the day shift and the party shift start. */
const SHIFTS = [
  { hour: 6, borderTopColor: tokens.colorBrandStroke1 },
  { hour: 10, borderTopColor: tokens.readyInk },
  { hour: 18, borderTopColor: tokens.reviewInk },
];

type CalendarGridProps = {
  columns: readonly CalendarColumn[];
  axis: Axis;
  /** Whether the columns say what they are. */
  headed: boolean;
  /** In pixels; more columns than fit scroll. */
  columnWidth: number;
  onOpen: ((event: CalendarEvent) => void) | undefined;
};

export function CalendarGrid({ columns, axis, headed, columnWidth, onOpen }: CalendarGridProps) {
  const styles = useStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const placed = columns.map((column) => ({
    ...column,
    events: layoutDay(column.events, column.day, axis),
    free: layoutDay(
      column.availabilities.map((period, index) => ({ ...period, id: String(index), title: "" })),
      column.day,
      axis,
    ),
    skipped: skippedRows(axis, column.day),
  }));
  const keyOf = (column: { id: string }, event: CalendarEvent) => `${column.id} ${event.id}`;
  const roving = useRoving<HTMLDivElement>(
    placed
      .map((column) => column.events.map(({ event }) => keyOf(column, event)))
      .filter((keys) => keys.length > 0),
    { columns: true },
  );
  // What goes on from the day before is no start.
  const starts = placed.flatMap(({ day, events }) =>
    events.filter(({ event }) => parisDay(new Date(event.start)) === day).map(({ from }) => from),
  );
  const first = Math.min(...starts, 8 * 60);
  const height = axis.length * HOUR;

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = Math.max(0, (first / 60 - 1) * HOUR - LABEL);
  }, [first]);

  return (
    <div
      ref={scroller}
      className={mergeClasses(styles.scroller, columns.length === 1 && styles.swiped)}
      tabIndex={0}
      role="region"
      aria-label="Calendrier"
    >
      <div
        {...roving.root}
        className={styles.grid}
        style={{ gridTemplateColumns: `44px repeat(${columns.length}, minmax(${columnWidth}px, 1fr))` }}
      >
        {headed && <div className={mergeClasses(styles.head, styles.corner)} />}
        {headed &&
          columns.map(({ id, day, label, details, holiday }) => (
            <div
              key={id}
              className={mergeClasses(styles.head, id === day && day === today() && styles.today)}
            >
              {label}
              {details && <div className={styles.details}>{details}</div>}
              {holiday && (
                <div className={styles.details}>
                  <Tag>{holiday}</Tag>
                </div>
              )}
            </div>
          ))}
        <div className={styles.hours} style={{ height }} aria-hidden>
          {axis.slice(1).map(({ hour, again }, index) => (
            <span key={`${hour}${again}`} className={styles.hour} style={{ top: (index + 1) * HOUR }}>
              {hour}h
            </span>
          ))}
        </div>
        {placed.map((column) => (
          <div
            key={column.id}
            role="group"
            aria-label={column.label}
            className={styles.day}
            style={{ height }}
          >
            <VisuallyHidden>
              {availabilityWords(
                column.free.map(({ event }) => ({ start: new Date(event.start), end: new Date(event.end) })),
              )}
            </VisuallyHidden>
            {column.free.map(({ event, from, to }) => (
              <div key={event.id} className={styles.available} style={box(from, to)} />
            ))}
            {column.skipped.map((row) => (
              <div key={row} className={styles.skipped} style={{ top: row * HOUR }} />
            ))}
            {SHIFTS.map(({ hour, borderTopColor }) => (
              <div
                key={hour}
                className={styles.shift}
                style={{ top: rowOfHour(axis, hour) * HOUR, borderTopColor }}
              />
            ))}
            {column.events.map((event) => (
              <EventBlock
                key={event.event.id}
                placed={event}
                {...(onOpen && { onOpen, point: roving.point(keyOf(column, event.event)) })}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
