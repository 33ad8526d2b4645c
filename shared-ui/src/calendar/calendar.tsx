import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { addMonths } from "@coulisses/shared-domain/time/month";
import { addDays } from "@coulisses/shared-domain/time/paris";
import { makeStyles } from "@griffel/react";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { useIsMobile } from "../behaviour/use-media-query";
import { axisOf, skippedRows } from "./calendar-axis";
import { CalendarBar } from "./calendar-bar";
import { type CalendarPerson, columnsOfDays, columnsOfPeople, type IsoPeriod } from "./calendar-column";
import { CalendarGrid } from "./calendar-grid";
import { type CalendarEvent, type CalendarView, daysInView, today } from "./calendar-layout";
import { CalendarLegend } from "./calendar-legend";
import { DayStrip } from "./day-strip";
import { MonthGrid } from "./month-grid";
import { useCalendarKeys } from "./use-calendar-keys";

const SWIPE = 60;
/** The narrowest column, in pixels: seven days fit between the two lists of the assignment tools at 1280. */
const DAY = 64;
const PERSON = 150;

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", gap: "12px", minWidth: 0, minHeight: 0 },
});

const none: never[] = [];

/** The events of a calendar, its view and its actions. */
export type CalendarProps = {
  /** @default none, where there are people */
  events?: readonly CalendarEvent[];
  /** One day, a column a person. */
  people?: readonly CalendarPerson[];
  /** The meaning of the colours; that of lines and bands is added. */
  legend?: readonly { label: string; color: string }[];
  /**
   * `yyyy-mm-dd`. When given, the caller keeps it; otherwise the calendar does. @default the first event's
   * day, or today
   */
  day?: string;
  onDayChange?: (day: string) => void;
  /** An ISO instant to begin the view at, on its day. @default now, or the first event from 08:00 */
  opensAt?: string;
  /** First day of the festival: shows a button to go there. */
  festivalDay?: string;
  /** @default the festival's days or a week with other views to choose from, a day on a phone */
  view?: CalendarView;
  /** ISO periods shown behind the events. */
  availabilities?: readonly IsoPeriod[];
  onOpen?: (event: CalendarEvent) => void;
  /**
   * Called by the right mouse button or the keyboard's menu key, for more about an event than a press opens.
   */
  onDetails?: (event: CalendarEvent) => void;
  /**
   * An empty range was chosen: by dragging (to the quarter of an hour), by a press (two hours) or by the keyboard.
   * `columnId` is the day (`yyyy-mm-dd`), or the person's id where there are people.
   */
  onSelect?: (period: IsoPeriod, columnId: string) => void;
};

/** A calendar of days or people; see `PeriodCalendar`. */
export default function Calendar({
  events = none,
  people,
  legend = none,
  day: givenDay,
  onDayChange,
  opensAt,
  festivalDay,
  view,
  availabilities = none,
  onOpen,
  onDetails,
  onSelect,
}: CalendarProps) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const root = useRef<HTMLDivElement>(null);
  const swipedFrom = useRef<number>(undefined);
  const [ownDay, setOwnDay] = useState(
    () => firstDay(people ? people.flatMap((person) => person.events) : events) ?? today(),
  );
  const day = givenDay ?? ownDay;
  const [chosenView, setChosenView] = useState<CalendarView>();
  const isGiven = people !== undefined || view !== undefined || isMobile;
  const usualView = festivalDay === undefined ? "week" : "festival";
  const shownView = people ? "day" : (view ?? (isMobile ? "day" : (chosenView ?? usualView)));
  const days = useMemo(() => daysInView(day, shownView, festivalDay), [day, shownView, festivalDay]);
  const allEvents = useMemo(() => people?.flatMap((person) => person.events) ?? events, [people, events]);
  const axis = useMemo(() => axisOf(days), [days]);
  const columns = useMemo(
    () => (people ? columnsOfPeople(people, day) : columnsOfDays(days, events, availabilities)),
    [people, day, days, events, availabilities],
  );

  const goTo = (next: string) => {
    // The event that has the focus goes: the calendar keeps it, and the keys.
    if (document.activeElement?.matches("[data-point]"))
      root.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
    setOwnDay(next);
    onDayChange?.(next);
  };
  const move = (way: 1 | -1) =>
    goTo(shownView === "month" ? addMonths(day, way) : addDays(day, way * days.length));
  useCalendarKeys(root, {
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    a: () => goTo(today()),
    m: () => festivalDay && goTo(festivalDay),
  });
  /** Arrows that found no event further on. */
  const leave = (event: KeyboardEvent) => {
    if (
      !(event.target instanceof Element) ||
      !event.target.matches("[data-point], [data-cursor]") ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    if (event.key === "ArrowLeft") move(-1);
    if (event.key === "ArrowRight") move(1);
  };
  const swipe = (event: PointerEvent) => {
    const from = swipedFrom.current;
    swipedFrom.current = undefined;
    if (from === undefined || event.pointerType !== "touch") return;
    const by = event.clientX - from;
    if (Math.abs(by) > SWIPE) move(by < 0 ? 1 : -1);
  };

  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={leave}
      onPointerDown={(event) => (swipedFrom.current = event.clientX)}
      onPointerUp={swipe}
    >
      <CalendarBar
        day={day}
        days={days}
        view={shownView}
        views={isGiven ? none : viewsFor(festivalDay)}
        festivalDay={festivalDay}
        onDay={goTo}
        onMove={move}
        onView={setChosenView}
      />
      {isMobile && shownView === "day" && (
        <DayStrip day={day} festivalDay={festivalDay} events={allEvents} onDay={goTo} />
      )}
      {shownView === "month" ? (
        <MonthGrid
          day={day}
          events={allEvents}
          onDay={(chosen) => {
            setChosenView(usualView);
            goTo(chosen);
          }}
        />
      ) : (
        <CalendarGrid
          columns={columns}
          axis={axis}
          headed={people !== undefined || days.length > 1}
          columnWidth={people ? PERSON : DAY}
          opensAt={opensAt}
          onOpen={onOpen}
          onDetails={onDetails}
          onSelect={onSelect}
        />
      )}
      {shownView !== "month" && (
        <CalendarLegend
          entries={legend}
          events={allEvents}
          hasAvailabilities={columns.some((column) => column.availabilities.length > 0)}
          hasSkippedHours={days.some((one) => skippedRows(axis, one).length > 0)}
          isNowInView={days.includes(today())}
        />
      )}
    </div>
  );
}

/** ISO instants sort as text. */
function firstDay(events: readonly CalendarEvent[]): string | undefined {
  const first = events.map(({ start }) => start).sort()[0];
  return first === undefined ? undefined : festivalDayOf(new Date(first));
}

const viewsFor = (festivalDay: string | undefined): readonly { value: CalendarView; label: string }[] => [
  ...(festivalDay === undefined ? [] : [{ value: "festival" as const, label: "4 jours" }]),
  { value: "week", label: "Semaine" },
  { value: "month", label: "Mois" },
];
