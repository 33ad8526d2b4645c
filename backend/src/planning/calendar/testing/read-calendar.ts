import ICAL from "ical.js";

/** An event as a parser by others understands it. */
type ReadEvent = {
  uid: string;
  sequence: number;
  summary: string;
  start: Date;
  end: Date;
  /** The parameter TZID of the start; none when it is in UTC. */
  zone: string | undefined;
  location: string | null;
  geo: unknown;
  description: string | null;
  html: string;
  status: string;
  isFree: boolean;
  stamp: Date;
  lastModified: Date;
};

/** ical.js leaves the texts of properties later than RFC 5545 escaped. */
const unescaped = (text: string) =>
  text.replace(/\\([nN\\;,])/g, (_all, letter: string) => (/n/i.test(letter) ? "\n" : letter));

/** A calendar as ical.js reads it; throws the parser's errors. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const property = (name: string) => calendar.getFirstPropertyValue(name);
  return {
    calendar,
    property: (name: string) => {
      const value = property(name);
      return value === null ? null : unescaped(String(value));
    },
    zones: calendar
      .getAllSubcomponents("vtimezone")
      .map((zone) => String(zone.getFirstPropertyValue("tzid"))),
    events: calendar.getAllSubcomponents("vevent").map(readEvent),
  };
}

function readEvent(component: InstanceType<typeof ICAL.Component>): ReadEvent {
  const event = new ICAL.Event(component);
  const text = (name: string) => {
    const value = component.getFirstPropertyValue(name);
    return value === null ? null : String(value);
  };
  const instant = (name: string) =>
    (component.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time>).toJSDate();
  return {
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    zone: component.getFirstProperty("dtstart")?.getParameter("tzid") as string | undefined,
    location: text("location"),
    geo: component.getFirstPropertyValue("geo"),
    description: text("description"),
    html: unescaped(text("x-alt-desc") ?? ""),
    status: String(text("status")),
    isFree: text("transp") === "TRANSPARENT",
    stamp: instant("dtstamp"),
    lastModified: instant("last-modified"),
  };
}
