import { festivalDayPeriod } from "@coulisses/shared-domain/time/festival-day";
import { formatDay, formatShortDay, formatTime } from "@coulisses/shared-domain/time/format";
import { weeksOfMonth } from "@coulisses/shared-domain/time/month";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { byStartThenEnd, overlaps, type Period } from "@coulisses/shared-domain/time/period";
import { makeStyles, mergeClasses } from "@griffel/react";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { tokens } from "../theme/tokens";
import { dotColor } from "./calendar-colors";
import { type CalendarEvent, today } from "./calendar-layout";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
    gap: "1px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: "hidden",
    backgroundColor: tokens.colorNeutralStroke2,
  },
  weekday: {
    padding: "6px",
    textAlign: "center",
    fontSize: tokens.fontSizeBase200,
    fontWeight: 600,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  day: {
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    minHeight: "92px",
    padding: "4px 6px",
    border: "none",
    textAlign: "left",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  outside: { color: tokens.colorNeutralForeground3, backgroundColor: tokens.colorNeutralBackground2 },
  number: { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  today: { color: tokens.colorBrandForeground1 },
  event: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    minWidth: 0,
    fontSize: "11px",
    lineHeight: "16px",
  },
  dot: { width: "8px", height: "8px", borderRadius: "2px", flexShrink: 0 },
  words: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

/** Events named in a day before the rest is counted. */
const NAMED = 3;

type MonthGridProps = { day: string; events: readonly CalendarEvent[]; onDay: (day: string) => void };

/** The month of a day; a press on one of its days shows it by the hour. */
export function MonthGrid({ day, events, onDay }: MonthGridProps) {
  const styles = useStyles();
  const weeks = weeksOfMonth(day);
  const dated = events
    .map((event) => ({ event, start: new Date(event.start), end: new Date(event.end) }))
    .sort(byStartThenEnd);
  return (
    <div role="group" aria-label="Mois" className={styles.grid}>
      {weeks[0]?.map((one) => (
        <div key={one} className={styles.weekday} aria-hidden>
          {formatShortDay(parisInstant(one, 12)).split(" ")[0]}
        </div>
      ))}
      {weeks.flat().map((one) => (
        <MonthDay
          key={one}
          day={one}
          isOutside={one.slice(0, 7) !== day.slice(0, 7)}
          events={dated.filter((period) => overlaps(period, festivalDayPeriod(one)))}
          onDay={onDay}
        />
      ))}
    </div>
  );
}

type MonthDayProps = {
  day: string;
  isOutside: boolean;
  events: readonly (Period & { event: CalendarEvent })[];
  onDay: (day: string) => void;
};

function MonthDay({ day, isOutside, events, onDay }: MonthDayProps) {
  const styles = useStyles();
  const isToday = day === today();
  const more = events.length - NAMED;
  return (
    <button
      type="button"
      className={mergeClasses(styles.day, isOutside && styles.outside)}
      {...(isToday && { "aria-current": "date" as const })}
      onClick={() => onDay(day)}
    >
      <span className={mergeClasses(styles.number, isToday && styles.today)} aria-hidden>
        {Number(day.slice(8))}
      </span>
      <VisuallyHidden>{formatDay(parisInstant(day, 12))}</VisuallyHidden>
      {events.slice(0, NAMED).map(({ event, start }) => (
        <span key={event.id} className={styles.event}>
          <span className={styles.dot} style={{ backgroundColor: dotColor(event.color) }} />
          <span className={styles.words}>{`${formatTime(start)} ${event.title}`}</span>
        </span>
      ))}
      {more > 0 && <span className={styles.event}>{`et ${String(more)} de plus`}</span>}
    </button>
  );
}
