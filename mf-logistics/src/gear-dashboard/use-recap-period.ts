import type { GearRecapPeriod } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { useEventDate } from "@coulisses/shared-auth";

const DAYS = 4;

/** Period in the address; by default the festival and the days after it. */
export function useRecapPeriod(asked: { start: string; end: string }): GearRecapPeriod | undefined {
  const festival = useEventDate();
  const start = instant(asked.start) ?? festival?.start;
  if (start === undefined) return undefined;
  const end = instant(asked.end) ?? new Date(Date.parse(start) + ofHours(24 * DAYS)).toISOString();
  return { start, end };
}

function instant(text: string): string | undefined {
  return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
}
