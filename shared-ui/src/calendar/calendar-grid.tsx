import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { makeStyles, mergeClasses } from "@griffel/react";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { Tag } from "../base/mark/tag";
import { useRoving } from "../behaviour/keys/use-roving";
import { useLatest } from "../behaviour/use-latest";
import { tokens } from "../theme/tokens";
import { type Axis, minutesOn, rowOfHour } from "./calendar-axis";
import type { CalendarColumn, IsoPeriod } from "./calendar-column";
import { type CalendarEvent, today } from "./calendar-layout";
import { HEAD, HOUR, LABEL } from "./calendar-measures";
import { DayColumn, firstStart, type ColumnLayout, layoutColumn } from "./day-column";
import { NowTime } from "./now-line";
import { RangeSelection } from "./range-selection";

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
  /** One for all columns: a sticky cell each would be a layer each, which scrolling pays for. */
  heads: {
    gridRow: 1,
    gridColumn: "1 / -1",
    position: "sticky",
    top: 0,
    zIndex: 2,
    display: "grid",
    backgroundColor: tokens.colorNeutralBackground1,
  },
  corner: { position: "sticky", left: 0, zIndex: 1 },
  head: {
    padding: "6px 2px",
    textAlign: "center",
    textWrap: "balance",
    fontSize: tokens.fontSizeBase200,
    fontWeight: 600,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  /** The hours' lines behind all columns, cheaper to draw than a gradient in each. */
  ground: { position: "relative", gridColumn: "2 / -1", pointerEvents: "none" },
  line: {
    position: "absolute",
    left: 0,
    right: 0,
    height: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
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
    marginTop: "-7px",
    lineHeight: "14px",
    fontSize: tokens.fontSizeBase100,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
});

type CalendarGridProps = {
  columns: readonly CalendarColumn[];
  axis: Axis;
  /** True when the columns have headers. */
  headed: boolean;
  /** In pixels; more columns than fit scroll. */
  columnWidth: number;
  opensAt: string | undefined;
  onOpen: ((event: CalendarEvent) => void) | undefined;
  onDetails: ((event: CalendarEvent) => void) | undefined;
  onSelect: ((period: IsoPeriod, columnId: string) => void) | undefined;
};

/** The scrolling grid of a calendar: hours, columns, events. */
export function CalendarGrid(props: CalendarGridProps) {
  const { columns, axis, headed, columnWidth, opensAt, onOpen, onDetails, onSelect } = props;
  const styles = useStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const placed = useMemo(() => columns.map((column) => layoutColumn(column, axis)), [columns, axis]);
  const points = useMemo(
    () => placed.map(({ events }) => openableKeys(events)).filter((keys) => keys.length > 0),
    [placed],
  );
  const roving = useRoving<HTMLDivElement>(points, { columns: true });
  const opened = useLatest(onOpen);
  const open = useCallback((event: CalendarEvent) => opened.current?.(event), [opened]);
  const detailed = useLatest(onDetails);
  const details = useCallback((event: CalendarEvent) => detailed.current?.(event), [detailed]);
  const height = axis.length * HOUR;
  const template = { gridTemplateColumns: `44px repeat(${columns.length}, minmax(${columnWidth}px, 1fr))` };
  const row = headed ? 2 : 1;

  const days = columns.map(({ day }) => day);
  const present = today();
  const opening = opensAt === undefined ? undefined : new Date(opensAt);
  const first = useLatest(
    opening !== undefined && days.includes(festivalDayOf(opening))
      ? minutesOn(axis, opening)
      : days.includes(present)
        ? presentPlace(axis, placed, present)
        : firstEvent(axis, placed),
  );
  const view = [...new Set(days)].join();
  const isEmpty = points.length === 0;
  // The words of long events stay under the headers, whose height depends on holidays and narrow columns.
  useLayoutEffect(() => {
    scroller.current?.style.setProperty(HEAD, `${heads.current?.offsetHeight ?? 0}px`);
  }, [columns, headed]);
  // The reader's scroll position stays when events change live.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = Math.max(0, (first.current / 60 - 1) * HOUR - LABEL);
  }, [first, view, isEmpty]);

  return (
    <div
      ref={scroller}
      className={mergeClasses(styles.scroller, columns.length === 1 && styles.swiped)}
      tabIndex={0}
      role="region"
      aria-label="Calendrier"
    >
      <div {...roving.root} className={styles.grid} style={template}>
        {headed && (
          <div ref={heads} className={styles.heads} style={template}>
            <div className={mergeClasses(styles.head, styles.corner)} />
            {columns.map(({ id, day, label, details, holiday }) => (
              <div
                key={id}
                className={mergeClasses(styles.head, id === day && day === present && styles.today)}
                {...(id === day && day === present && { "aria-current": "date" as const })}
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
          </div>
        )}
        <div className={styles.ground} style={{ height, gridRow: row }} aria-hidden>
          {axis.map(({ hour, again }, index) => (
            <div key={`${hour}${again}`} className={styles.line} style={{ top: index * HOUR }} />
          ))}
        </div>
        <div className={styles.hours} style={{ height, gridRow: row, gridColumn: 1 }} aria-hidden>
          {axis.slice(1).map(({ hour, again }, index) => (
            <span key={`${hour}${again}`} className={styles.hour} style={{ top: (index + 1) * HOUR }}>
              {hour}h
            </span>
          ))}
          <NowTime days={days} axis={axis} />
        </div>
        {onSelect && <RangeSelection columns={columns} axis={axis} row={row} onSelect={onSelect} />}
        {placed.map((column, rank) => (
          <DayColumn
            key={column.id}
            column={column}
            rank={rank}
            row={row}
            onOpen={onOpen && open}
            onDetails={onDetails && details}
            active={roving.active?.startsWith(`${column.id} `) ? roving.active : undefined}
            onFocusEvent={roving.choose}
          />
        ))}
      </div>
    </div>
  );
}

/** The morning where nothing is planned. */
const QUIET = 8;

/** Where the present stands on its day, or the first of the events that are under way. */
function presentPlace(axis: Axis, placed: readonly ColumnLayout[], present: string): number {
  const now = minutesOn(axis, new Date());
  const ofToday = placed.filter(({ day }) => day === present).flatMap(({ events }) => events);
  return Math.min(now, ...ofToday.filter(({ from, to }) => from <= now && now < to).map(({ from }) => from));
}

function firstEvent(axis: Axis, placed: readonly ColumnLayout[]): number {
  const first = Math.min(...placed.map((column) => firstStart(column)));
  return first === Infinity ? rowOfHour(axis, QUIET) * 60 : first;
}

const openableKeys = (events: ColumnLayout["events"]) =>
  events.filter(({ event }) => !event.inert).map(({ key }) => key);
