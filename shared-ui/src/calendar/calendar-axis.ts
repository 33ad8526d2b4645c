import { ofHours, ofMinutes } from "@coulisses/shared-domain/time/duration";
import { DAY_START, festivalDayPeriod } from "@coulisses/shared-domain/time/festival-day";
import { toParis } from "@coulisses/shared-domain/time/paris";

/** An hour of a wall in Paris; `again` the second time round, on the night on which the clocks go back. */
type AxisHour = { hour: number; again: boolean };

/** The hours beside which the days in view stand, from top to bottom. */
export type Axis = readonly AxisHour[];

/** From six in the morning, so that nights are in one piece. */
const plain: Axis = Array.from({ length: 24 }, (_, rank) => ({
  hour: (DAY_START + rank) % 24,
  again: false,
}));

function readHour(instant: Date): AxisHour {
  const { hour } = toParis(instant);
  return { hour, again: toParis(new Date(instant.getTime() - ofHours(1))).hour === hour };
}

/** The hours that a day really has: 23, 24 or 25. */
export function hoursOf(day: string): AxisHour[] {
  const { start, end } = festivalDayPeriod(day);
  const hours: AxisHour[] = [];
  for (let at = start.getTime(); at < end.getTime(); at += ofHours(1)) hours.push(readHour(new Date(at)));
  return hours;
}

/** One axis for all these days: it holds an hour twice if one of them does. */
export function axisOf(days: readonly string[]): Axis {
  const twice = days.flatMap(hoursOf).find(({ again }) => again);
  return twice ? plain.flatMap((hour) => (hour.hour === twice.hour ? [hour, twice] : [hour])) : plain;
}

const rowOf = (axis: Axis, { hour, again }: AxisHour) =>
  Math.max(
    0,
    axis.findIndex((row) => row.hour === hour && row.again === again),
  );

/** How far down an instant stands, in minutes of the axis. */
export function minutesOn(axis: Axis, instant: Date): number {
  return rowOf(axis, readHour(instant)) * 60 + toParis(instant).minute;
}

/** The instant of a day at so many minutes down its axis; the next existing one where the day skips it. */
export function instantOn(axis: Axis, day: string, minutes: number): Date {
  const { start, end } = festivalDayPeriod(day);
  const rank = Math.floor(minutes / 60);
  const row = axis[rank];
  if (!row) return end;
  const hours = hoursOf(day);
  const index = hours.findIndex(({ hour, again }) => hour === row.hour && again === row.again);
  if (index !== -1) return new Date(start.getTime() + ofHours(index) + ofMinutes(minutes % 60));
  const next = hours.findIndex((one) => rowOf(axis, one) > rank);
  return new Date(start.getTime() + ofHours(next === -1 ? hours.length : next));
}

/** How far down an hour of the wall stands, in rows. */
export const rowOfHour = (axis: Axis, hour: number): number => rowOf(axis, { hour, again: false });

/** The rows of the axis that a day skips: the clocks go forward, or go back another day. */
export function skippedRows(axis: Axis, day: string): number[] {
  const hours = hoursOf(day);
  return axis.flatMap((row, index) =>
    hours.some(({ hour, again }) => row.hour === hour && row.again === again) ? [] : [index],
  );
}
