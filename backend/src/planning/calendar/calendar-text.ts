import { barycentre } from "@coulisses/shared-domain/location/geo-location";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import { formatTime } from "@coulisses/shared-domain/time/format";
import { PARIS, toParis } from "@coulisses/shared-domain/time/paris";
import { escapeHtml } from "@coulisses/shared-domain/typed-text/escape-html";
import ical, {
  escape,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalDayJsStub,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { instructionsOf } from "../planning-json";
import type { CalendarEntry } from "./match-events";
import { plainText } from "./plain-text";

const HOUR = 3_600_000;
const REFRESH_SECONDS = 3_600;

/** Needed by calendars that don't know the name of the time zone, which would show other hours. */
const vtimezone = `BEGIN:VTIMEZONE
TZID:${PARIS}
X-LIC-LOCATION:${PARIS}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

/** `Garorock - 52e`: the name of the planning in calendars. */
export const calendarName = (festival: string, edition: number): string =>
  `${festival} - ${String(edition)}e`;

/** A planning as a calendar (RFC 5545), with the line ends of the RFC. */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    prodId: { company: "Coulisses", product: "Planning", language: "FR" },
    // Without a method, Outlook takes the events for invitations.
    method: ICalCalendarMethod.PUBLISH,
    name: escape(clean(name), false),
    ttl: REFRESH_SECONDS,
    events: entries.map(eventOf),
  });
  nameZone(calendar, entries.length === 0);
  return ordered(`${calendar.toString()}\r\n`);
}

/**
 * Puts all properties of the calendar before its components, as RFC 5545 wants (3.6); the library writes some
 * after them.
 */
function ordered(text: string): string {
  const components: string[] = [];
  const properties = text.replace(/^BEGIN:(VTIMEZONE|VEVENT)\r\n[^]*?^END:\1\r\n/gm, (component) => {
    components.push(component);
    return "";
  });
  return properties.replace(/END:VCALENDAR\r\n$/, (end) => components.join("") + end);
}

/**
 * Each event names the zone: if the calendar did, the library would write also the instants that must be in
 * UTC (DTSTAMP, LAST-MODIFIED) as local ones. An empty calendar names it, because a calendar must contain
 * something.
 */
function nameZone(calendar: ICalCalendar, isEmpty: boolean): void {
  calendar.timezone({ name: isEmpty ? PARIS : null, generator: () => vtimezone });
  if (!isEmpty) calendar.x("X-WR-TIMEZONE", PARIS);
}

function eventOf({ event, task }: CalendarEntry): ICalEventData {
  const { uid, period, place, sequence, changedAt } = event;
  const isCancelled = task === undefined;
  return {
    id: uid,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    ...timesOf(period),
    // Some calendars show a cancelled event like any other.
    summary: clean(isCancelled ? `Annulé : ${event.name}` : event.name),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...(place !== null && { location: { title: clean(place), ...positionOf(task) } }),
    description: task === undefined ? null : descriptionOf(task),
  };
}

/** In UTC when one of both is in the hour that comes twice: in Paris, the same digits are two instants. */
function timesOf({ start, end }: CalendarEntry["event"]["period"]) {
  if (comesTwice(start) || comesTwice(end)) return { start, end };
  return { start: parisTime(start), end: parisTime(end), timezone: PARIS };
}

function comesTwice(instant: Date): boolean {
  const here = formatTime(instant);
  return [-HOUR, HOUR].some((shift) => formatTime(new Date(instant.getTime() + shift)) === here);
}

const digits = (value: number) => String(value).padStart(2, "0");

/** Makes the library write Paris time; it would write a Date in the machine's time zone. */
function parisTime(instant: Date): ICalDayJsStub {
  const { year, month, day, hour, minute } = toParis(instant);
  const time: ICalDayJsStub = {
    format: (pattern) =>
      pattern === "YYYYMMDD"
        ? `${String(year)}${digits(month)}${digits(day)}`
        : `${digits(hour)}${digits(minute)}${digits(instant.getUTCSeconds())}`,
    tz: () => time,
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toJSON(),
  };
  return time;
}

function positionOf(task: PlannedTask | undefined) {
  const shape = task?.location?.geoLocation;
  const centre = shape ? barycentre(shape) : undefined;
  return centre === undefined ? {} : { geo: { lat: centre.lat, lon: centre.lng } };
}

/** As HTML for Outlook, as text for the others. */
function descriptionOf(task: PlannedTask) {
  const contacts = task.contacts.map(
    ({ firstname, lastname, phone }) => `${firstname} ${lastname} (${formatPhone(phone)})`,
  );
  const company = task.company.map(
    ({ start, end, people }) =>
      `${formatTime(start)} - ${formatTime(end)} : ` +
      people.map(({ firstname, lastname }) => `${firstname} ${lastname}`).join(", "),
  );
  const html = [
    instructionsOf(task),
    htmlList("Personne(s) à contacter en cas de problème", contacts),
    htmlList("Affectés avec toi", company),
  ].join("");
  const plain = clean(plainText(html));
  if (plain === "") return null;
  return {
    plain,
    html: clean(`<!DOCTYPE HTML><html><body>${html}</body></html>`),
  };
}

function htmlList(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return `<hr><h2>${title} :</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
}

/** Removes control characters that the RFC has no place for; some readers reject a whole calendar for one. */
function clean(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, "");
}
