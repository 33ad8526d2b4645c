import { festivalDayPeriod, festivalWeek } from "@coulisses/shared-domain/time/festival-day";
import { formatDay, formatShortDay } from "@coulisses/shared-domain/time/format";
import { parisInstant, weekOf } from "@coulisses/shared-domain/time/paris";
import { overlaps } from "@coulisses/shared-domain/time/period";
import { makeStyles, mergeClasses } from "@griffel/react";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { tokens } from "../theme/tokens";
import { type CalendarEvent, today } from "./calendar-layout";

const useStyles = makeStyles({
  strip: { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: "2px" },
  day: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "2px",
    minHeight: "56px",
    padding: "4px 0",
    border: "none",
    borderRadius: tokens.borderRadiusLarge,
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: "transparent",
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  today: { color: tokens.colorBrandForeground1, fontWeight: 700 },
  chosen: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  number: { fontSize: tokens.fontSizeBase400, fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  dot: { width: "6px", height: "6px", borderRadius: "50%", backgroundColor: "transparent" },
  busy: { backgroundColor: tokens.colorBrandStroke1 },
});

type DayStripProps = {
  day: string;
  festivalDay: string | undefined;
  events: readonly CalendarEvent[];
  onDay: (day: string) => void;
};

/** Seven days to choose from on a phone, with a dot where something is. */
export function DayStrip({ day, festivalDay, events, onDay }: DayStripProps) {
  const styles = useStyles();
  const days = festivalDay === undefined ? weekOf(day) : festivalWeek(day, festivalDay);
  const periods = events.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
  const present = today();
  return (
    <div role="group" aria-label="Jours" className={styles.strip}>
      {days.map((one) => {
        const noon = parisInstant(one, 12);
        const [weekday, number] = formatShortDay(noon).split(" ");
        const whole = festivalDayPeriod(one);
        const isBusy = periods.some((period) => overlaps(period, whole));
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            {...(one === present && { "aria-current": "date" as const })}
            className={mergeClasses(
              styles.day,
              one === present && styles.today,
              one === day && styles.chosen,
            )}
            onClick={() => onDay(one)}
          >
            <span aria-hidden>{weekday}</span>
            <span aria-hidden className={styles.number}>
              {number}
            </span>
            <span className={mergeClasses(styles.dot, isBusy && styles.busy)} />
            <VisuallyHidden>{`${formatDay(noon)}${isBusy ? ", quelque chose de prévu" : ""}`}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
