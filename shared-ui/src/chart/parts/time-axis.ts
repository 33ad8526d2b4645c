import { formatDate } from "@coulisses/shared-domain/time/format";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { addDays, PARIS, parisDay, parisInstant, toParis } from "@coulisses/shared-domain/time/paris";

const LABEL = 64;
const steps = [1, 2, 3, 6, 12];

const shortDay = new Intl.DateTimeFormat("fr-FR", { timeZone: PARIS, weekday: "short", day: "numeric" });

/** Hours and days of Paris, no closer than their labels; midnights are labelled with their day. */
export function parisTicks(
  start: Date,
  end: Date,
  width: number,
): { at: Date; label: string; midnight: boolean }[] {
  const duration = end.getTime() - start.getTime();
  if (duration <= 0) return [];
  const most = Math.max(1, Math.floor(width / LABEL));
  const step = steps.find((hours) => duration / ofHours(hours) <= most);
  const everyDays = step === undefined ? Math.ceil(duration / ofHours(24) / most) : 1;
  const ticks = new Map<number, { at: Date; label: string; midnight: boolean }>();
  for (let day = parisDay(start); parisInstant(day) <= end; day = addDays(day, everyDays)) {
    for (let hour = 0; hour < 24; hour += step ?? 24) {
      const at = parisInstant(day, hour);
      // The hour that the clocks skip is the next one.
      if (at < start || at > end || ticks.has(at.getTime())) continue;
      ticks.set(at.getTime(), {
        at,
        midnight: hour === 0,
        label:
          hour === 0
            ? duration > ofHours(24 * 31)
              ? formatDate(at).slice(0, 5)
              : shortDay.format(at)
            : `${toParis(at).hour}h`,
      });
    }
  }
  return [...ticks.values()];
}
