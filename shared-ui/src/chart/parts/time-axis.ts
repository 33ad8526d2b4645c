import { formatDate } from "@coulisses/shared-domain/time/format";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { addDays, PARIS, parisDay, parisInstant, toParis } from "@coulisses/shared-domain/time/paris";

const LABEL = 64;
const steps = [1, 2, 3, 6, 12];

const shortDay = new Intl.DateTimeFormat("fr-FR", { timeZone: PARIS, weekday: "short", day: "numeric" });

const monthSteps = [1, 2, 3, 6, 12];
/** From this length on months are told, in milliseconds. */
const LONG = ofHours(24 * 62);
const MONTH = ofHours(24 * 30);

const shortMonth = new Intl.DateTimeFormat("fr-FR", { timeZone: PARIS, month: "short" });

type Tick = { at: Date; label: string; midnight: boolean };

/** Months of Paris, a January by its year; only years, and fewer of them, where there is no room for months. */
function monthTicks(start: Date, end: Date, most: number): Tick[] {
  const months = (end.getTime() - start.getTime()) / MONTH;
  const step = monthSteps.find((one) => months / one <= most) ?? 12 * Math.ceil(months / 12 / most);
  const first = 12 * Number(parisDay(start).slice(0, 4));
  const ticks: Tick[] = [];
  for (let month = Math.ceil(first / step) * step; ; month += step) {
    const [year, inYear] = [Math.floor(month / 12), month % 12];
    const at = parisInstant(`${year}-${String(inYear + 1).padStart(2, "0")}-01`);
    if (at > end) return ticks;
    if (at < start) continue;
    ticks.push({ at, midnight: inYear === 0, label: inYear === 0 ? String(year) : shortMonth.format(at) });
  }
}

/**
 * Hours and days of Paris, no closer than their labels; midnights are labelled with their day. Over a long time, months
 * and years.
 */
export function parisTicks(start: Date, end: Date, width: number): Tick[] {
  const duration = end.getTime() - start.getTime();
  if (duration <= 0) return [];
  const most = Math.max(1, Math.floor(width / LABEL));
  if (duration > LONG) return monthTicks(start, end, most);
  const step = steps.find((hours) => duration / ofHours(hours) <= most);
  const everyDays = step === undefined ? Math.ceil(duration / ofHours(24) / most) : 1;
  const ticks = new Map<number, Tick>();
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
