import { type Instant, toDate } from "./instant";
import { PARIS, parisDay, toParis } from "./paris";
import type { Period } from "./period";

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("fr-FR", { timeZone: PARIS, ...options });
  return (instant: Instant) => format.format(toDate(instant));
};

const two = (value: number) => String(value).padStart(2, "0");

/** `17/05/2024` */
export const formatDate = formatter({ day: "2-digit", month: "2-digit", year: "numeric" });
/** `vendredi 17 mai` */
export const formatDay = formatter({ weekday: "long", day: "numeric", month: "long" });
/** `ven. 17` */
export const formatShortDay = formatter({ weekday: "short", day: "numeric" });
/** `17 mai 2024` */
export const formatLongDate = formatter({ day: "numeric", month: "long", year: "numeric" });
/** `mai 2024` */
export const formatMonth = formatter({ month: "long", year: "numeric" });

/** `05:05` */
export function formatTime(instant: Instant): string {
  const { hour, minute } = toParis(toDate(instant));
  return `${two(hour)}:${two(minute)}`;
}

/** `17/05/2024 05:05` */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} ${formatTime(instant)}`;
}

/** `17 mai 2024 à 05:05` */
export function formatHumanDateTime(instant: Instant): string {
  return `${formatLongDate(instant)} à ${formatTime(instant)}`;
}

/** `du vendredi 17 mai à 18:00 au samedi 18 mai à 10:00` */
export function formatPeriod({ start, end }: { start: Instant; end: Instant }): string {
  const moment = (instant: Instant) => `${formatDay(instant)} à ${formatTime(instant)}`;
  return `du ${moment(start)} au ${moment(end)}`;
}

/** `2024-05-17`, the value of a date field. */
export function toDateInputValue(instant: Instant): string {
  return parisDay(toDate(instant));
}

/** `2024-05-17T05:05`, the value of a date-time field. */
export function toDateTimeInputValue(instant: Instant): string {
  return `${toDateInputValue(instant)}T${formatTime(instant)}`;
}

/** `ven. 17, 9h - dim. 19, 10h`: the hours of an event of a day or more. */
export function formatLongHours({ start, end }: Period): string {
  return `${formatShortDay(start)}, ${hours(start)} - ${formatShortDay(end)}, ${hours(end)}`;
}

/** `9h - 10h`, `14h15 - 16h30`: the text of an event in a calendar. */
export function formatHours({ start, end }: Period): string {
  return `${hours(start)} - ${hours(end)}`;
}

/** `vendredi 17 mai, 21h - 2h`, or with the second day too when it lasts a day or more. */
export const formatSlot = (slot: Bounds): string => slotWords(slot, formatDay);

/** `ven. 17 mai, 21h - 2h` in a table, with the year of a day of another year than now. */
export const formatShortSlot = (slot: Bounds, now: Instant = new Date()): string =>
  slotWords(slot, (day) => dayInTable(day, now));

/** `ven. 17 mai, 21h` in a table, with the year of a day of another year than now. */
export function formatMoment(instant: Instant, now: Instant = new Date()): string {
  return `${dayInTable(instant, now)}, ${hours(toDate(instant))}`;
}

type Bounds = { start: Instant; end: Instant };

const DAY = 24 * 60 * 60 * 1_000;
const dayOfYear = formatter({ weekday: "short", day: "numeric", month: "long" });
const dayAndYear = formatter({ weekday: "short", day: "numeric", month: "long", year: "numeric" });

function dayInTable(instant: Instant, now: Instant): string {
  const isThisYear = toParis(toDate(instant)).year === toParis(toDate(now)).year;
  return (isThisYear ? dayOfYear : dayAndYear)(instant);
}

function slotWords({ start, end }: Bounds, dayOf: (instant: Instant) => string): string {
  const [from, to] = [toDate(start), toDate(end)];
  const lastDay = to.getTime() - from.getTime() < DAY ? "" : `${dayOf(end)}, `;
  return `${dayOf(start)}, ${hours(from)} - ${lastDay}${hours(to)}`;
}

function hours(date: Date): string {
  const { hour, minute } = toParis(date);
  return minute === 0 ? `${hour}h` : `${hour}h${two(minute)}`;
}
