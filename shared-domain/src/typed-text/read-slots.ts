import { type Instant, toDate } from "../time/instant";
import { addDays, parisDay } from "../time/paris";
import { festivalWeek } from "../time/festival-day";
import { readDateTime, writeDay } from "./read-date";
import type { Reading } from "./read-number";

/** The message for a line that is no slot. */
const NOT_A_SLOT = "Écris un créneau comme sam 21h-23h30";
/** The message for hours without a day. */
const MISSING_DAY = "Il manque le jour, par exemple sam 21h-23h30";

const WEEKDAYS = ["dim", "lun", "mar", "mer", "jeu", "ven", "sam"];
const WEEKDAY =
  /^(dim(?:anche)?|lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?)\.?$/;
const TIME = String.raw`(\d{1,2} ?(?:h|:) ?\d{2}|\d{1,2}(?: ?h)?|midi|minuit)`;
const DAY = String.raw`(.*?[^ ,:])`;
const SLOT = new RegExp(
  String.raw`^(?:${DAY}(?: ?[,:] | ))??(?:de |a )?${TIME} ?(?:-|a|jusqu'a) ?(?:${DAY} )??${TIME}$`,
);

/** The period of a slot: ISO instants. */
type ReadSlot = { start: string; end: string };

/** A line that was typed, and the slot that it means or the French problem. */
export type SlotLine = { text: string } & Reading<ReadSlot>;

/** The context of reading slots: the festival's first instant, where it is known, else the days from now on. */
type SlotLimits = { festivalStart?: Instant | undefined; now: Instant };

/** Small letters without accents or bullets, one kind of dash, one space between words. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[–—→>]/g, "-")
    .replace(/’/g, "'")
    .replace(/\s+/g, " ")
    .replace(/^ ?[-•*] ?/, "")
    .replace(/^le /, "")
    .trim();

/** `14:30`, for hours as people write them; 24h is the midnight that ends a day. */
function clock(time: string): string {
  if (time === "midi") return "12:00";
  const [hour = "0", minute = "00"] = time === "minuit" ? ["0"] : time.split(/ ?[h:] ?/).filter(Boolean);
  return `${hour === "24" ? "0" : hour}:${minute}`;
}

/** The day as `readDateTime` takes it: a weekday is the festival's, counted from two days before its first. */
function dated(day: string, { festivalStart, now }: SlotLimits): string {
  const weekday = WEEKDAY.exec(day)?.[1]?.slice(0, 3);
  if (weekday === undefined) return day;
  const first =
    festivalStart === undefined ? addDays(parisDay(toDate(now)), 2) : parisDay(toDate(festivalStart));
  const rank = WEEKDAYS.indexOf(weekday);
  const found = festivalWeek(first, first).find((one) => new Date(`${one}T00:00:00Z`).getUTCDay() === rank);
  return writeDay(found ?? first);
}

/** The slot of a line, on the day of the line before where it has none. */
function readSlot(text: string, before: string | undefined, limits: SlotLimits): Reading<ReadSlot> {
  const parts = SLOT.exec(plain(text));
  if (!parts) return { problem: NOT_A_SLOT };
  const [, ownDay, from = "", endDay, to = ""] = parts;
  const day = ownDay === undefined ? before : dated(ownDay, limits);
  if (day === undefined) return { problem: MISSING_DAY };
  const near = limits.festivalStart;
  const at = (of: string, time: string) =>
    readDateTime(`${of} ${clock(time)}`, { now: limits.now, near, step: 15, required: true });
  const start = at(day, from);
  if ("problem" in start) return start;
  const sameDay = at(endDay === undefined ? day : dated(endDay, limits), to);
  if ("problem" in sameDay) return sameDay;
  if (start.value === null || sameDay.value === null) return { problem: NOT_A_SLOT };
  if (endDay !== undefined || sameDay.value > start.value)
    return { value: { start: start.value, end: sameDay.value } };
  const nextDay = at(writeDay(addDays(parisDay(toDate(start.value)), 1)), to);
  if ("problem" in nextDay || nextDay.value === null) return { problem: NOT_A_SLOT };
  return { value: { start: start.value, end: nextDay.value } };
}

/**
 * Reads slots, one a line, as people write them: `sam 21h-23h30`, `20/05 21:00 - 23:00`, `20 mai 21-23`,
 * `ven. 22h à sam. 2h`. Hours are those of Paris; an end that is not after its start is on the day after;
 * a line without a day is on the day of the line before. Empty lines count for nothing.
 */
export function readSlots(text: string, limits: SlotLimits): SlotLine[] {
  let before: string | undefined;
  return text
    .split(/\r?\n|;/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const reading = readSlot(line, before, limits);
      if ("value" in reading) before = writeDay(parisDay(toDate(reading.value.start)));
      return { text: line.trim(), ...reading };
    });
}
