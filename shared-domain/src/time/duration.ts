const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** So many milliseconds in whole seconds, rounded up. */
export const inSeconds = (duration: number) => Math.ceil(duration / SECOND);
/** So many milliseconds in whole minutes, rounded up. */
export const inMinutes = (duration: number) => Math.ceil(duration / MINUTE);
/** So many milliseconds in whole hours, rounded up. */
export const inHours = (duration: number) => Math.ceil(duration / HOUR);

/** The milliseconds of so many hours. */
export const ofHours = (hours: number) => hours * HOUR;
/** The milliseconds of so many minutes. */
export const ofMinutes = (minutes: number) => minutes * MINUTE;

/** Whether a duration holds another a whole number of times; both in the same unit. */
export function canBeDividedBy(duration: number, divider: number): boolean {
  return divider > 0 && duration % divider === 0;
}

/** So many milliseconds as `7h45`; what is left of a minute is not shown. */
export function formatDuration(duration: number): string {
  const hours = Math.floor(duration / HOUR);
  const minutes = Math.floor((duration % HOUR) / MINUTE);
  return `${hours}h${String(minutes).padStart(2, "0")}`;
}

/** `25 min`, `2 h`, `2 h 07`: so many minutes, as one says them. */
export function minutesWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${String(rest).padStart(2, "0")}`}`;
}
