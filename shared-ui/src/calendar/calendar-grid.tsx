import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { makeStyles, mergeClasses } from "@griffel/react";
import { useLayoutEffect, useRef } from "react";
import { tip } from "../base/tooltip";
import { tokens } from "../theme/tokens";
import { paint } from "./calendar-colors";
import { type CalendarEvent, layoutDay, type PlacedEvent, today } from "./calendar-layout";

const HOUR = 45;
/** Room for the words of the first hour in view. */
const LABEL = 12;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const useStyles = makeStyles({
  scroller: { overflow: "auto", maxHeight: "65vh", border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusLarge, position: "relative", ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  grid: { display: "grid", minWidth: "min-content" },
  head: { position: "sticky", top: 0, zIndex: 2, padding: "6px 4px", textAlign: "center", fontSize: tokens.fontSizeBase200, fontWeight: 600, backgroundColor: tokens.colorNeutralBackground1, borderBottom: `1px solid ${tokens.colorNeutralStroke1}` },
  today: { color: tokens.colorBrandForeground1, boxShadow: `inset 0 -3px 0 ${tokens.colorBrandBackground}` },
  hours: { position: "relative", width: "44px", height: `${24 * HOUR}px` },
  hour: { position: "absolute", right: "6px", transform: "translateY(-50%)", fontSize: tokens.fontSizeBase100, color: tokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  day: { position: "relative", minWidth: "88px", height: `${24 * HOUR}px`, borderLeft: `1px solid ${tokens.colorNeutralStroke2}`, backgroundImage: `repeating-linear-gradient(to bottom, ${tokens.colorNeutralStroke2} 0 1px, transparent 1px ${HOUR}px)` },
  shift: { position: "absolute", left: 0, right: 0, height: 0, borderTop: `2px dashed ${tokens.colorBrandStroke1}`, opacity: 0.6 },
  available: { position: "absolute", left: 0, right: 0, backgroundColor: tokens.validatedFill, opacity: 0.7 },
  event: { position: "absolute", display: "flex", flexDirection: "column", boxSizing: "border-box", padding: "2px 5px", overflow: "hidden", textAlign: "left", border: `1px solid ${tokens.colorNeutralBackground1}`, borderRadius: "8px", fontFamily: "inherit", fontSize: tokens.fontSizeBase200, lineHeight: "15px", fontWeight: 500 },
  openable: { cursor: "pointer", ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" } },
  time: { fontWeight: 400, fontSize: "11px" },
});

/** When the shifts of the festival change. */
const SHIFTS = [6, 10, 18];

type CalendarGridProps = {
  days: readonly string[];
  events: readonly CalendarEvent[];
  availabilities: readonly { start: string; end: string }[];
  onOpen: ((event: CalendarEvent) => void) | undefined;
};

const box = (from: number, to: number) => ({ top: (from / 60) * HOUR, height: Math.max(16, ((to - from) / 60) * HOUR) });

export function CalendarGrid({ days, events, availabilities, onOpen }: CalendarGridProps) {
  const styles = useStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const free = availabilities.map((period, index) => ({ ...period, id: String(index), title: "" }));
  const columns = days.map((day) => ({ day, placed: layoutDay(events, day), free: layoutDay(free, day) }));
  // What goes on from the day before is no start.
  const starts = columns.flatMap(({ day, placed }) => placed.filter(({ event }) => parisDay(new Date(event.start)) === day).map(({ from }) => from));
  const first = Math.min(...starts, 8 * 60);

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = Math.max(0, (first / 60 - 1) * HOUR - LABEL);
  }, [first]);

  return (
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label="Calendrier">
      <div className={styles.grid} style={{ gridTemplateColumns: `44px repeat(${days.length}, minmax(88px, 1fr))` }}>
        {days.length > 1 && <div className={styles.head} />}
        {days.length > 1 &&
          days.map((day) => (
            <div key={day} className={mergeClasses(styles.head, day === today() && styles.today)}>
              {formatDay(parisInstant(day, 12))}
            </div>
          ))}
        <div className={styles.hours} aria-hidden>
          {hours.slice(1).map((hour) => (
            <span key={hour} className={styles.hour} style={{ top: hour * HOUR }}>
              {hour}h
            </span>
          ))}
        </div>
        {columns.map(({ day, placed, free: availableOfDay }) => (
          <div key={day} className={styles.day}>
            {availableOfDay.map(({ event, from, to }) => (
              <div key={event.id} className={styles.available} style={box(from, to)} />
            ))}
            {SHIFTS.map((hour) => (
              <div key={hour} className={styles.shift} style={{ top: hour * HOUR }} />
            ))}
            {placed.map((event) => (
              <EventBlock key={event.event.id} placed={event} onOpen={onOpen} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function EventBlock({ placed: { event, from, to, column, columns }, onOpen }: { placed: PlacedEvent; onOpen: CalendarGridProps["onOpen"] }) {
  const styles = useStyles();
  const when = formatHours({ start: new Date(event.start), end: new Date(event.end) });
  const Element = onOpen ? "button" : "div";
  return (
    <Element
      {...(onOpen && { type: "button" as const, onClick: () => onOpen(event) })}
      {...tip(`${event.title}\n${when}`)}
      className={mergeClasses(styles.event, onOpen && styles.openable)}
      style={{ ...paint(event.color), ...box(from, to), left: `${(column * 100) / columns}%`, width: `${100 / columns}%` }}
    >
      {event.title}
      <span className={styles.time}>{when}</span>
    </Element>
  );
}
