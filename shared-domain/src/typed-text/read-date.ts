import { REQUIRED } from "../field-problems";
import { formatDate, formatDateTime } from "../time/format";
import { type Instant, toDate } from "../time/instant";
import { parisDay, parisInstant } from "../time/paris";
import type { Reading } from "./read-number";

/** The message for a text that is not a day. */
const NOT_A_DAY = "Écris la date comme 21/05/2027";
/** The message for a text that is not a day and time. */
const NOT_A_DATE_TIME = "Écris la date comme 21/05/2027 14:30";
/** The message for a day without the required time. */
const MISSING_TIME = "Il manque l'heure, par exemple 14h30";
/** The message for a year of one, three, five digits or more. */
const ODD_YEAR = "L'année s'écrit avec 2 ou 4 chiffres";
/** The message for a day without the required year. */
export const MISSING_YEAR = "Il manque l'année, par exemple 21/05/2027";
/** The message for the 31st of February. */
const NO_SUCH_DAY = "Ce jour n'existe pas";
/** The message for 25:00 or 14:75. */
const NO_SUCH_TIME = "L'heure va de 0:00 à 23:59";
/** The message for an hour that is skipped when the clocks go forward. */
const SKIPPED_TIME = "Cette heure n'existe pas : l'horloge avance cette nuit-là";
/** The message for an instant that the server would refuse. */
const OUT_OF_CENTURY = "L'année doit être entre 2000 et 2099";

const MONTHS = [
  "janv",
  "fevr",
  "mars",
  "avri",
  "mai",
  "juin",
  "juil",
  "aout",
  "sept",
  "octo",
  "nove",
  "dece",
];
const WEEKDAY = /^(?:lun|mar|mer|jeu|ven|sam|dim)[a-z]*\.?,? +(?=\d)/;
const DAY = /^(\d{1,2})(?:er)? ?[/. -]? ?(\d{1,2}|[a-z]{3,9})\.?(?: ?[/. -] ?(\d+))?$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const IN_A_ROW = /^(\d{2})(\d{2})(\d{4})(?: ?(\d{2})(\d{2}))?$/;
const WITH_TIME =
  /^(.+?)(?:,? +|,|,? ?\ba\b ?|(?<=\d)t(?=\d))(?:(\d{1,2}) ?(?:h|:|heures?) ?(\d{2})?(?: ?mi?n)?|(midi|minuit))$/;

type Day = { year?: string | undefined; month: number; day: number };

/** Small letters without accents, one space between words. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(WEEKDAY, "")
    .replace(IN_A_ROW, (_, day, month, year, hour?: string, minute?: string) =>
      hour ? `${day}/${month}/${year} ${hour}:${minute}` : `${day}/${month}/${year}`,
    );

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  // "jui" alone may be June or July.
  const months = MONTHS.flatMap((month, index) =>
    month.startsWith(text.slice(0, 4)) || text.startsWith(month) ? [index + 1] : [],
  );
  return months.length === 1 ? (months[0] ?? NaN) : NaN;
}

function partsOf(text: string): Day | undefined {
  const iso = ISO_DAY.exec(text);
  if (iso) return { year: iso[1], month: Number(iso[2]), day: Number(iso[3]) };
  const parts = DAY.exec(text);
  if (!parts) return undefined;
  const month = monthOf(parts[2] ?? "");
  return Number.isNaN(month) ? undefined : { year: parts[3], month, day: Number(parts[1]) };
}

const padded = (number: number, length = 2) => String(number).padStart(length, "0");

/** `yyyy-mm-dd`, or undefined when the calendar has no such day. */
function calendarDay(year: number, { month, day }: Day): string | undefined {
  const text = `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** A year of two digits lies between 80 years ago and 19 years ahead: `98` for a birth, `27` for a festival. */
function fullYear(digits: string, present: number): number {
  if (digits.length === 4) return Number(digits);
  const oldest = present - 80;
  return oldest + ((((Number(digits) - oldest) % 100) + 100) % 100);
}

function dayIn(text: string, today: string, yearIfNone: (parts: Day) => number | undefined): Reading<string> {
  const parts = partsOf(text);
  if (!parts) return { problem: NOT_A_DAY };
  if (parts.year !== undefined && ![2, 4].includes(parts.year.length)) return { problem: ODD_YEAR };
  const year = parts.year === undefined ? yearIfNone(parts) : fullYear(parts.year, Number(today.slice(0, 4)));
  if (year === undefined) return { problem: MISSING_YEAR };
  const day = calendarDay(year, parts);
  return day === undefined ? { problem: NO_SUCH_DAY } : { value: day };
}

/** The context of reading a date. */
type DateLimits = { now: Instant; required?: boolean };

/**
 * Reads a day in a French notation: `5/6/2003`, `05.06.03`, `5 juin 2003`, `05062003`. The year is required.
 * An empty text is an empty day.
 */
export function readDay(text: string, { now, required = false }: DateLimits): Reading<string> {
  const plainText = plain(text);
  if (plainText === "") return required ? { problem: REQUIRED } : { value: "" };
  return dayIn(plainText, parisDay(toDate(now)), () => undefined);
}

/** A day (`yyyy-mm-dd`) as `readDay` reads it back; an empty one is an empty text. */
export const writeDay = (day: string) => day.split("-").reverse().join("/");

/**
 * The context of reading a day and time: `near` is an instant whose year is meant where none is written (by
 * default, the next such day); `step` is the number of minutes between two times that the field accepts.
 */
type DateTimeLimits = DateLimits & { near?: Instant | undefined; step?: number };

/**
 * Reads a day and time of Paris in a French notation: `21/5 14h`, `21/05/27 14:30`, `ven. 21 mai à 14h30`.
 * The value is an ISO instant; an empty text is null. A time between two steps is an error, never rounded.
 */
export function readDateTime(text: string, limits: DateTimeLimits): Reading<string | null> {
  const { now, near, step = 1, required = false } = limits;
  const plainText = plain(text);
  if (plainText === "") return required ? { problem: REQUIRED } : { value: null };
  const parts = WITH_TIME.exec(plainText);
  const today = parisDay(toDate(now));
  const day = dayIn(parts?.[1] ?? plainText, today, (date) => yearNear(date, today, near));
  if ("problem" in day) return { problem: day.problem === NOT_A_DAY ? NOT_A_DATE_TIME : day.problem };
  if (!parts) return { problem: MISSING_TIME };
  const [hour, minute] = parts[4]
    ? [parts[4] === "midi" ? 12 : 0, 0]
    : [Number(parts[2]), Number(parts[3] ?? 0)];
  if (hour > 23 || minute > 59) return { problem: NO_SUCH_TIME };
  if (!/^20/.test(day.value)) return { problem: OUT_OF_CENTURY };
  const instant = parisInstant(day.value, hour, minute);
  const suggestion = `${writeDay(day.value)} ${padded(hour)}:${padded(minute)}`;
  if (formatDateTime(instant) !== suggestion) return { problem: SKIPPED_TIME };
  const problem = stepProblem(hour * 60 + minute, step);
  return problem === undefined ? { value: instant.toISOString() } : { problem };
}

/** An instant as `readDateTime` reads it back; null is an empty text. */
export const writeDateTime = (instant: Instant | null) => (instant === null ? "" : formatDateTime(instant));

/** The year of `near`, or the year in which such a day comes next. */
function yearNear(parts: Day, today: string, near: Instant | undefined): number {
  if (near !== undefined) return Number(formatDate(near).slice(6));
  const year = Number(today.slice(0, 4));
  const thisYear = calendarDay(year, parts);
  return thisYear !== undefined && thisYear < today ? year + 1 : year;
}

function stepProblem(minutes: number, step: number): string | undefined {
  const over = minutes % step;
  if (over === 0) return undefined;
  const time = (at: number) => `${Math.floor(at / 60) % 24}:${padded(at % 60)}`;
  const before = minutes - over;
  const rule = step === 15 ? "Choisis un quart d'heure" : `Les minutes vont de ${step} en ${step}`;
  return `${rule} : ${time(before)} ou ${time(before + step)}`;
}
