import * as z from "zod";

const EARLIEST = Date.parse("2000-01-01T00:00:00Z");
const LATEST = Date.parse("2100-01-01T00:00:00Z");

export function instant(label: string) {
  return z.iso
    .datetime({ offset: true, abort: true, error: `${label} : une date est attendue (ISO 8601)` })
    .refine((value) => {
      const time = Date.parse(value);
      return time >= EARLIEST && time < LATEST;
    }, `${label} : doit être entre 2000 et 2099`)
    .transform((value) => new Date(value).toISOString());
}

/** Whether the end follows the start is the festival's rule, not the form's. */
export const period = z.object(
  { start: instant("Date de début"), end: instant("Date de fin") },
  { error: "Créneau : une date de début et une date de fin sont attendues" },
);
