import { formatDay, formatMonth } from "@coulisses/shared-domain/time/format";
import { addDays, parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { makeStyles } from "@griffel/react";
import { type PointerEvent, useRef, useState } from "react";
import { Button } from "../base/button";
import { Icon } from "../base/icon";
import { Heading } from "../base/text";
import { useIsMobile } from "../behaviour/use-media-query";
import { tokens } from "../theme/tokens";
import { paint } from "./calendar-colors";
import { type CalendarEvent, daysInView, today } from "./calendar-layout";
import { CalendarGrid } from "./calendar-grid";
import { nextGlyph, previousGlyph } from "../table/glyphs";
import { useCalendarKeys } from "./use-calendar-keys";

const SWIPE = 60;

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", gap: "12px", minWidth: 0, minHeight: 0 },
  bar: { display: "flex", alignItems: "center", flexWrap: "wrap", gap: "8px" },
  moves: { display: "flex", alignItems: "center", flex: "1 1 220px", gap: "8px" },
  title: { flexGrow: 1, "::first-letter": { textTransform: "uppercase" } },
  legend: { display: "flex", flexWrap: "wrap", gap: "6px 16px", margin: 0, padding: 0, listStyleType: "none", fontSize: tokens.fontSizeBase200 },
  entry: { display: "flex", alignItems: "center", gap: "6px" },
  swatch: { width: "14px", height: "14px", borderRadius: "4px", border: `1px solid ${tokens.colorNeutralStroke1}` },
});

export type CalendarProps = {
  events: readonly CalendarEvent[];
  /** What the colours mean. */
  legend?: readonly { label: string; color: string }[];
  /** `yyyy-mm-dd`. Given, the caller keeps it; else the calendar does. @default the first event's day, or today */
  day?: string;
  onDayChange?: (day: string) => void;
  /** First day of the festival: shows a button that goes there. */
  festivalDay?: string;
  /** @default a week, a day on a phone */
  view?: "day" | "week";
  /** ISO periods shown behind the events. */
  availabilities?: readonly { start: string; end: string }[];
  onOpen?: (event: CalendarEvent) => void;
};

export function Calendar({ events, legend, day: givenDay, onDayChange, festivalDay, view, availabilities = [], onOpen }: CalendarProps) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const root = useRef<HTMLDivElement>(null);
  const swipedFrom = useRef<number>(undefined);
  const [ownDay, setOwnDay] = useState(() => firstDay(events) ?? today());
  const day = givenDay ?? ownDay;
  const shownView = view ?? (isMobile ? "day" : "week");
  const step = shownView === "day" ? 1 : 7;
  const days = daysInView(day, shownView);

  const goTo = (next: string) => {
    setOwnDay(next);
    onDayChange?.(next);
  };
  const move = (way: 1 | -1) => goTo(addDays(day, way * step));
  useCalendarKeys(root, {
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    a: () => goTo(today()),
    m: () => festivalDay && goTo(festivalDay),
  });
  const swipe = (event: PointerEvent) => {
    const from = swipedFrom.current;
    swipedFrom.current = undefined;
    if (from === undefined || event.pointerType !== "touch") return;
    const by = event.clientX - from;
    if (Math.abs(by) > SWIPE) move(by < 0 ? 1 : -1);
  };

  const noon = parisInstant(day, 12);
  return (
    <div ref={root} className={styles.root} onPointerDown={(event) => (swipedFrom.current = event.clientX)} onPointerUp={swipe}>
      <div className={styles.bar}>
        <Button onClick={() => goTo(today())} disabledFocusable={days.includes(today())} size="small">
          Aujourd'hui
        </Button>
        {festivalDay && (
          <Button onClick={() => goTo(festivalDay)} disabledFocusable={days.includes(festivalDay)} size="small">
            Manif
          </Button>
        )}
        <div className={styles.moves}>
          <Heading level={3} className={styles.title} aria-live="polite">
            {shownView === "day" ? formatDay(noon) : formatMonth(noon)}
          </Heading>
          <Button appearance="subtle" size="small" tooltip={step === 1 ? "Jour précédent" : "Semaine précédente"} icon={<Icon path={previousGlyph} />} onClick={() => move(-1)} />
          <Button appearance="subtle" size="small" tooltip={step === 1 ? "Jour suivant" : "Semaine suivante"} icon={<Icon path={nextGlyph} />} onClick={() => move(1)} />
        </div>
      </div>
      <CalendarGrid days={days} events={events} availabilities={availabilities} onOpen={onOpen} />
      {legend && (
        <ul className={styles.legend} aria-label="Légende">
          {legend.map(({ label, color }) => (
            <li key={label} className={styles.entry}>
              <span aria-hidden className={styles.swatch} style={paint(color)} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** ISO instants sort as text. */
function firstDay(events: readonly CalendarEvent[]): string | undefined {
  const first = events.map(({ start }) => start).sort()[0];
  return first === undefined ? undefined : parisDay(new Date(first));
}
