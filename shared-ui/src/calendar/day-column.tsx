import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { formatShortDay } from "@coulisses/shared-domain/time/format";
import { addDays, parisInstant } from "@coulisses/shared-domain/time/paris";
import { makeStyles } from "@griffel/react";
import { memo } from "react";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { tokens } from "../theme/tokens";
import { type Axis, rowOfHour, skippedRows } from "./calendar-axis";
import { availabilityWords, type CalendarColumn } from "./calendar-column";
import { EventBlock } from "./calendar-event";
import { type CalendarEvent, layoutDay, type EventPosition } from "./calendar-layout";
import { box, HOUR } from "./calendar-measures";
import { NowLine } from "./now-line";

/** A colour that lets so many percent stay; an opacity would make each of these hundreds a layer of its own. */
const pale = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** The ground of hours at which a person is available. */
export const AVAILABLE = pale(tokens.validatedFill, 70);

/** The ground of an hour that a day skips. */
export const HATCHED = `repeating-linear-gradient(45deg, ${tokens.colorNeutralStroke2} 0 4px, transparent 4px 10px)`;

const useStyles = makeStyles({
  day: {
    position: "relative",
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    /** The layer below chooses ranges; events take the pointer for themselves. */
    pointerEvents: "none",
  },
  shift: { position: "absolute", left: 0, right: 0, height: 0, borderTop: "2px dashed" },
  skipped: {
    position: "absolute",
    left: 0,
    right: 0,
    height: `${HOUR}px`,
    backgroundImage: HATCHED,
  },
  midnight: {
    position: "absolute",
    left: 0,
    right: 0,
    height: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  nextDay: {
    position: "absolute",
    right: "4px",
    top: "1px",
    fontSize: tokens.fontSizeBase100,
    lineHeight: "14px",
    color: tokens.colorNeutralForeground3,
  },
  available: {
    position: "absolute",
    left: 0,
    right: 0,
    backgroundColor: AVAILABLE,
  },
});

/** When the night shift, the day shift and the party shift start. */
export const SHIFTS = [
  { hour: 6, borderTopColor: pale(tokens.colorBrandStroke1, 60) },
  { hour: 10, borderTopColor: pale(tokens.readyInk, 60) },
  { hour: 18, borderTopColor: pale(tokens.reviewInk, 60) },
];

/** A column with what it shows laid out on its axis. */
export type ColumnLayout = Pick<CalendarColumn, "id" | "day" | "label" | "details" | "holiday"> & {
  axis: Axis;
  events: readonly (EventPosition & { key: string })[];
  free: readonly EventPosition[];
};

/** Lays a column out; the key of an event is its own in the whole calendar. */
export function layoutColumn(
  { events, availabilities, ...column }: CalendarColumn,
  axis: Axis,
): ColumnLayout {
  return {
    ...column,
    axis,
    events: layoutDay(events, column.day, axis).map((placed) => ({
      ...placed,
      key: `${column.id} ${placed.event.id}`,
    })),
    free: layoutDay(
      availabilities.map((period, index) => ({ ...period, id: String(index), title: "" })),
      column.day,
      axis,
    ),
  };
}

/** Where the first event that starts on this day stands, in minutes of the axis; infinity without one. */
export const firstStart = ({ day, events }: ColumnLayout): number =>
  Math.min(
    Infinity,
    ...events.filter(({ event }) => festivalDayOf(new Date(event.start)) === day).map(({ from }) => from),
  );

type Props = {
  column: ColumnLayout;
  /** From 0, among all columns. */
  rank: number;
  row: number;
  onOpen: ((event: CalendarEvent) => void) | undefined;
  onDetails: ((event: CalendarEvent) => void) | undefined;
  /** The event of this column that the Tab key reaches, if it is one of them. */
  active: string | undefined;
  onFocusEvent: (key: string) => void;
};

/** One day of one person, or of what the calendar is about; drawn again only when something in it changes. */
export const DayColumn = memo(function DayColumn(props: Props) {
  const { column, rank, row, onOpen, onDetails, active, onFocusEvent } = props;
  const styles = useStyles();
  const { axis, day, label, events, free } = column;
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.day}
      style={{ height: axis.length * HOUR, gridRow: row, gridColumn: rank + 2 }}
    >
      <VisuallyHidden>
        {availabilityWords(
          free.map(({ event }) => ({ start: new Date(event.start), end: new Date(event.end) })),
        )}
      </VisuallyHidden>
      {free.map(({ event, from, to }) => (
        <div key={event.id} className={styles.available} style={box(from, to)} />
      ))}
      {skippedRows(axis, day).map((skipped) => (
        <div key={skipped} className={styles.skipped} style={{ top: skipped * HOUR }} />
      ))}
      {SHIFTS.map(({ hour, borderTopColor }) => (
        <div
          key={hour}
          className={styles.shift}
          style={{ top: rowOfHour(axis, hour) * HOUR, borderTopColor }}
        />
      ))}
      <div className={styles.midnight} style={{ top: rowOfHour(axis, 0) * HOUR }} aria-hidden>
        <span className={styles.nextDay}>{formatShortDay(parisInstant(addDays(day, 1)))}</span>
      </div>
      {events.map(({ key, ...placed }) => (
        <EventBlock
          key={placed.event.id}
          placed={placed}
          onDetails={onDetails}
          {...(onOpen &&
            !placed.event.inert && {
              onOpen,
              point: {
                "data-point": key,
                tabIndex: key === active ? 0 : -1,
                onFocus: () => onFocusEvent(key),
              },
            })}
        />
      ))}
      <NowLine day={day} axis={axis} first={rank === 0 || column.id === day} />
    </div>
  );
});
