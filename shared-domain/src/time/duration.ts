const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Durations are milliseconds; each unit is rounded up. */
export const inSeconds = (duration: number) => Math.ceil(duration / SECOND);
export const inMinutes = (duration: number) => Math.ceil(duration / MINUTE);
export const inHours = (duration: number) => Math.ceil(duration / HOUR);

export const ofHours = (hours: number) => hours * HOUR;
export const ofMinutes = (minutes: number) => minutes * MINUTE;

export function canBeDividedBy(duration: number, divider: number): boolean {
  return divider > 0 && duration % divider === 0;
}

/** `7h45`; what is left of a minute is not shown. */
export function formatDuration(duration: number): string {
  const hours = Math.floor(duration / HOUR);
  const minutes = Math.floor((duration % HOUR) / MINUTE);
  return `${hours}h${String(minutes).padStart(2, "0")}`;
}
