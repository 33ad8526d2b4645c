import { dayPeriod, parisInstant } from "@coulisses/shared-domain/time/paris";
import { toIsoPeriod } from "@coulisses/shared-domain/time/period";

/** Hours of a Paris day, as the server formats them. */
export const written = (day: string, from: number, to: number) =>
  toIsoPeriod({
    start: parisInstant(day, from),
    end: to === 24 ? dayPeriod(day).end : parisInstant(day, to),
  });
