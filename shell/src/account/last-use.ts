import { type Instant, toDate } from "@coulisses/shared-domain/time/instant";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An open page says that it is there about as often. */
const NOW = 15 * MINUTE;

const words = new Intl.RelativeTimeFormat("fr", { numeric: "auto" });

/** `Utilisé il y a 3 heures` */
export function lastUse(lastUsedAt: Instant, now: Date): string {
  const age = Math.max(now.getTime() - toDate(lastUsedAt).getTime(), 0);
  return `Utilisé ${since(age)}`;
}

function since(age: number): string {
  if (age < NOW) return "à l'instant";
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), "minute");
  if (age < DAY) return words.format(-Math.floor(age / HOUR), "hour");
  return words.format(-Math.floor(age / DAY), "day");
}
