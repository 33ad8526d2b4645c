import { byStartThenEnd, overlaps, type Period } from "@coulisses/shared-domain/time/period";
import {
  festivalDayOf,
  festivalDayPeriod,
  manifestationDays,
} from "@coulisses/shared-domain/time/festival-day";
import { weeksOfMonth } from "@coulisses/shared-domain/time/month";
import { weekOf } from "@coulisses/shared-domain/time/paris";
import { type Axis, axisOf, minutesOn } from "./calendar-axis";
import type { CalendarColor } from "./calendar-colors";

/** An event of a calendar. */
export type CalendarEvent = {
  id: string;
  /** ISO instants. */
  start: string;
  end: string;
  title: string;
  /** Where it is, under its hours. */
  place?: string | undefined;
  /** Its state in a few words, which a dashed edge shows. */
  mark?: string | undefined;
  /** `#rrggbb`, or a named colour. @default "primary" */
  color?: CalendarColor;
  /**
   * From 0 to 1, the part of its demand that is filled: the paler its `#rrggbb`, the more is missing.
   * @default 1
   */
  filled?: number;
  /** Outlines the chosen event among those that can be chosen. */
  chosen?: boolean;
  /** It can't be opened, where others can. */
  inert?: boolean;
};

/** Minutes of the axis; `column` of `columns` beside each other. */
export type EventPosition = {
  event: CalendarEvent;
  from: number;
  to: number;
  column: number;
  columns: number;
};

type Timed = Period & { event: CalendarEvent };

/** The events of a day, from six to six in Paris, cut at its ends; those that overlap share the width. */
export function layoutDay(
  events: readonly CalendarEvent[],
  day: string,
  axis: Axis = axisOf([day]),
): EventPosition[] {
  const whole = festivalDayPeriod(day);
  const ofDay = events
    .map((event): Timed => ({ event, start: new Date(event.start), end: new Date(event.end) }))
    .filter((period) => overlaps(period, whole))
    .sort((a, b) => byStartThenEnd(a, b) || a.event.id.localeCompare(b.event.id));

  return clusters(ofDay).flatMap((cluster) => {
    const columnEnds: Date[] = [];
    const placed = cluster.map(({ event, start, end }) => {
      const free = columnEnds.findIndex((columnEnd) => columnEnd <= start);
      const column = free === -1 ? columnEnds.length : free;
      columnEnds[column] = end;
      return {
        event,
        from: start <= whole.start ? 0 : minutesOn(axis, start),
        to: end >= whole.end ? axis.length * 60 : minutesOn(axis, end),
        column,
      };
    });
    return placed.map((event) => ({ ...event, columns: columnEnds.length }));
  });
}

/** Runs of events that touch one another through overlaps. */
function clusters(sorted: readonly Timed[]): Timed[][] {
  const found: Timed[][] = [];
  let end: Date | undefined;
  for (const period of sorted) {
    if (end && period.start < end) found.at(-1)?.push(period);
    else found.push([period]);
    if (!end || period.end > end) end = period.end;
  }
  return found;
}

/** One day, the festival's days side by side, Monday to Sunday, or a month without hours. */
export type CalendarView = "day" | "festival" | "week" | "month";

/** The days in view around `day`; those of the festival are a week while its date is unknown. */
export function daysInView(day: string, view: CalendarView, festivalDay?: string): string[] {
  if (view === "day") return [day];
  if (view === "month") return weeksOfMonth(day).flat();
  return view === "festival" && festivalDay !== undefined ? manifestationDays(day, festivalDay) : weekOf(day);
}

/** The present day, from six to six in Paris, `yyyy-mm-dd`. */
export function today(): string {
  return festivalDayOf(new Date());
}
