import { type Instant, toDate } from "@coulisses/shared-domain/time/instant";

const DAY = 24 * 3_600_000;

/** `depuis 12 jours`; `jusqu'à 12 jours` where several things wait, the oldest for that long. */
export function waitingTime({ since, count }: { since: Instant; count: number }, now: Date): string {
  const days = Math.floor((now.getTime() - toDate(since).getTime()) / DAY);
  if (days < 1) return "moins d'un jour";
  return `${count > 1 ? "jusqu'à" : "depuis"} ${days} jour${days > 1 ? "s" : ""}`;
}
