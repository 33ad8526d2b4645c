const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds in whole hours, rounded up. */
export const inHours = (duration: number) => Math.ceil(duration / HOUR);

/** Hours in milliseconds. */
export const ofHours = (hours: number) => hours * HOUR;
/** Minutes in milliseconds. */
export const ofMinutes = (minutes: number) => minutes * MINUTE;

/** True when a duration is a multiple of the divider; both in the same unit. */
export function canBeDividedBy(duration: number, divider: number): boolean {
  return divider > 0 && duration % divider === 0;
}

/** Milliseconds as `7h45`, rounded down to the minute. */
export function formatDuration(duration: number): string {
  const hours = Math.floor(duration / HOUR);
  const minutes = Math.floor((duration % HOUR) / MINUTE);
  return `${hours}h${String(minutes).padStart(2, "0")}`;
}

/** Minutes as spoken: `25 min`, `2 h`, `2 h 07`, `1 250 h`. */
export function minutesWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60).toLocaleString("fr")} h${rest === 0 ? "" : ` ${String(rest).padStart(2, "0")}`}`;
}
