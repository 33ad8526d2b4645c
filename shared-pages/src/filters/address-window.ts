import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { toDateInputValue, toDateTimeInputValue } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import type { Period } from "@coulisses/shared-domain/time/period";

/**
 * The instant of a text in the address, a Paris wall clock such as `2027-05-14T18:30`; an invalid date for
 * any other text.
 */
function readInstant(text: string): Date {
  const [, day = "", hour, minute] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const instant = day === "" ? new Date(NaN) : parisInstant(day, Number(hour), Number(minute));
  const isThere = !Number.isNaN(instant.getTime()) && toDateInputValue(instant) === day;
  return isThere ? instant : new Date(NaN);
}

/** The window of the address; without a start `proposed`, without an end as long as `proposed`. */
export function readWindow(address: URLSearchParams, proposed: Period): Period {
  const [start, end] = [address.get("start"), address.get("end")];
  if (start === null && end === null) return proposed;
  const from = start === null ? proposed.start : readInstant(start);
  return {
    start: from,
    end: end === null ? new Date(from.getTime() + lengthOf(proposed)) : readInstant(end),
  };
}

const lengthOf = ({ start, end }: Period) => end.getTime() - start.getTime();

/** The address with this window in it. */
export function withWindow(address: URLSearchParams, { start, end }: PeriodForm): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete("page");
  next.set("start", toDateTimeInputValue(start));
  next.set("end", toDateTimeInputValue(end));
  return next;
}
