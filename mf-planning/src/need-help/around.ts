import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type { Helper } from "@coulisses/shared-domain/contract/planning/crowd";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { formatTime } from "@coulisses/shared-domain/time/format";
import { toDate } from "@coulisses/shared-domain/time/instant";

/** Slots further away than that say nothing about how tired a person is. */
const NEAR = ofHours(6);

/** A volunteer's slots just before and just after the window: « Finit à 20:00, reprend à 23:00 ». */
export function aroundWords({ assignments }: Helper, window: PeriodForm): string {
  const [start, end] = [toDate(window.start), toDate(window.end)];
  const last = assignments.findLast((slot) => toDate(slot.end) <= start);
  const next = assignments.find((slot) => toDate(slot.start) >= end);
  const isNear = (from: Date, to: Date) => to.getTime() - from.getTime() <= NEAR;
  const words = [
    last && isNear(toDate(last.end), start) ? `finit à ${formatTime(toDate(last.end))}` : "",
    next && isNear(end, toDate(next.start)) ? `reprend à ${formatTime(toDate(next.start))}` : "",
  ].filter(Boolean);
  const text = words.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
