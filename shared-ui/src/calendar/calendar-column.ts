import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { mergeAll } from "@coulisses/shared-domain/time/period";
import { publicHoliday } from "@coulisses/shared-domain/time/public-holiday";
import type { ReactNode } from "react";
import type { CalendarEvent } from "./calendar-layout";

/** A period between ISO instants. */
export type IsoPeriod = { start: string; end: string };

/** A person, with a column of their own. */
export type CalendarPerson = {
  id: string;
  name: string;
  /** Under the name: teams, a telephone. */
  details?: ReactNode;
  events: readonly CalendarEvent[];
  /** Shown behind the events. */
  availabilities?: readonly IsoPeriod[];
};

/** A day of one person, or of the calendar's subject. */
export type CalendarColumn = {
  id: string;
  day: string;
  /** Its name for screen readers, and in its header. */
  label: string;
  details?: ReactNode;
  holiday?: string | undefined;
  events: readonly CalendarEvent[];
  availabilities: readonly IsoPeriod[];
};

/** A column for each day, with the events and availabilities in it. */
export function columnsOfDays(
  days: readonly string[],
  events: readonly CalendarEvent[],
  availabilities: readonly IsoPeriod[],
): CalendarColumn[] {
  return days.map((day) => ({
    id: day,
    day,
    label: formatDay(parisInstant(day, 12)),
    holiday: publicHoliday(day),
    events,
    availabilities,
  }));
}

/** A column for each person on one day. */
export function columnsOfPeople(people: readonly CalendarPerson[], day: string): CalendarColumn[] {
  return people.map(({ id, name, details, events, availabilities = [] }) => ({
    id,
    day,
    label: name,
    details,
    events,
    availabilities,
  }));
}

/** The words for the green behind the events. */
export function availabilityWords(periods: readonly { start: Date; end: Date }[]): string {
  return periods.length === 0 ? "" : `Disponible : ${mergeAll(periods).map(formatHours).join(", ")}`;
}
