import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import type { Period } from "@coulisses/shared-domain/time/period";
import { calendarName, calendarText } from "./calendar-text";
import { matchEvents } from "./match-events";
import { readCalendar } from "./testing/read-calendar";

const now = new Date("2027-05-01T08:00:00Z");
const later = new Date("2027-05-02T09:30:15Z");
const period = (start: string, end: string): Period => ({ start: new Date(start), end: new Date(end) });
/** Friday the 14th of May 2027, from 18:00 to 22:00 in Paris. */
const evening = period("2027-05-14T16:00:00Z", "2027-05-14T20:00:00Z");
const person = (id: number, firstname: string, lastname: string) => ({ id, firstname, lastname });

const task = (fields: Partial<PlannedTask> = {}): PlannedTask => ({
  id: 12,
  name: "Tenir le bar",
  category: "BAR",
  location: {
    id: 1,
    name: "Village",
    geoLocation: { type: "POINT", coordinates: { lat: 45.783, lng: 4.872 } },
  },
  globalInstruction: "<p>Viens avec des gants</p>",
  inChargeInstruction: null,
  isAnsweredFor: false,
  contacts: [{ ...person(7, "Camille", "Dupont"), phone: "0612345678" }],
  period: evening,
  company: [],
  ...fields,
});

const textOf = (...planning: PlannedTask[]) => calendarText("Fest", matchEvents([], planning, now));
const read = (...planning: PlannedTask[]) => readCalendar(textOf(...planning));
const only = (...planning: PlannedTask[]) => {
  const [event] = read(...planning).events;
  if (event === undefined) throw new Error("No event");
  return event;
};

describe("A calendar that a parser of others reads", () => {
  it("says what it is, what it is called and how often to come back", () => {
    const { property, zones } = readCalendar(
      calendarText(calendarName("24h de l'INSA", 52), matchEvents([], [task()], now)),
    );
    expect(["version", "method", "x-wr-calname", "name", "x-wr-timezone"].map(property)).toEqual([
      "2.0",
      "PUBLISH",
      "24h de l'INSA - 52e",
      "24h de l'INSA - 52e",
      "Europe/Paris",
    ]);
    expect([property("refresh-interval"), property("x-published-ttl")]).toEqual(["PT1H", "PT1H"]);
    expect(property("prodid")).toContain("Coulisses");
    expect(zones).toEqual(["Europe/Paris"]);
  });

  it("has an event with all that its person needs", () => {
    const event = only(
      task({
        inChargeInstruction: "<p>Compte les gobelets</p>",
        company: [
          {
            ...period("2027-05-14T16:00:00Z", "2027-05-14T18:00:00Z"),
            people: [person(8, "Léa", "Brun"), person(9, "Zoé", "Nguyễn")],
          },
          { ...period("2027-05-14T18:00:00Z", "2027-05-14T20:00:00Z"), people: [person(8, "Léa", "Brun")] },
        ],
      }),
    );
    expect(event).toMatchObject({
      summary: "Tenir le bar",
      sequence: 0,
      status: "CONFIRMED",
      isFree: false,
      start: evening.start,
      end: evening.end,
      zone: "Europe/Paris",
      location: "Village",
      stamp: now,
      lastModified: now,
      geo: [45.783, 4.872],
    });
    expect(event.uid).toMatch(/^[\da-f-]{36}$/);
    expect(event.description).toBe(
      [
        "Viens avec des gants\n\nInstructions responsables :\n\nCompte les gobelets",
        "Personne(s) à contacter en cas de problème :\n\n- Camille Dupont (06 12 34 56 78)",
        "Affectés avec toi :\n\n- 18:00 - 20:00 : Léa Brun, Zoé Nguyễn\n- 20:00 - 22:00 : Léa Brun",
      ].join("\n\n"),
    );
    expect(event.html).toContain("<h2>Instructions responsables :</h2><p>Compte les gobelets</p>");
    expect(event.html).toContain("<li>20:00 - 22:00 : Léa Brun</li>");
  });

  it("says nothing of what a task doesn't have", () => {
    const event = only(task({ location: null, contacts: [], globalInstruction: "" }));
    expect([event.location, event.geo, event.description]).toEqual([null, null, null]);
    const { geo, location } = only(task({ location: { id: 1, name: "Partout", geoLocation: null } }));
    expect([location, geo]).toEqual(["Partout", null]);
  });

  it.each([
    ["an accent", "Été à l'œuvre"],
    ["emoji, joined ones too", "🍻 👩🏽‍🚒 🏳️‍🌈 " + "👨‍👩‍👧‍👦".repeat(40)],
    ["what has a meaning in the format", 'Bar ; scène, "haut" \\ bas : a=b\nEND:VEVENT'],
    ["a long line without a space", "é".repeat(3_000)],
    ["HTML", "<script>alert(1)</script> & <b>gras</b>"],
    ["letters that go the other way", "شارع الحمراء \u202e"],
  ])("carries %s as it was typed", (_what, text) => {
    const fields = { name: text, location: { id: 1, name: text, geoLocation: null } };
    const contacts = [{ ...person(7, text.replaceAll(/\s+/g, " ").trim(), "Dupont"), phone: "0612345678" }];
    const event = only(task({ ...fields, contacts }));
    expect([event.summary, event.location]).toEqual([text, text]);
    expect(event.description).toContain(`${contacts[0]?.firstname ?? ""} Dupont`);
    expect(readCalendar(calendarText(text, [])).property("name")).toBe(text);
  });

  it("leaves control characters out, which would end the reading", () => {
    const event = only(task({ name: "Bar\u0000\u0007\u000b du\u001b\u009b fond" }));
    expect(event.summary).toBe("Bar du fond");
  });

  it("has lines of 75 bytes at most, each ended by CR LF", () => {
    const text = textOf(task({ name: "👩🏽‍🚒é".repeat(200), globalInstruction: `<p>${"à".repeat(5_000)}</p>` }));
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const lines = text.split("\r\n");
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    // No character is cut in two.
    expect(text).not.toContain("\ufffd");
    expect(Buffer.from(text).toString()).toBe(text);
  });

  it("says all of itself before its zone and its events, whatever a task is called", () => {
    const spiteful = "END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VEVENT";
    const text = textOf(task(), task({ id: 13, name: spiteful, globalInstruction: `<p>${spiteful}</p>` }));
    const [own = "", ...components] = text.split(/^BEGIN:(?=VTIMEZONE|VEVENT)/m);
    expect(own).toMatch(/^BEGIN:VCALENDAR[^]*^X-PUBLISHED-TTL:PT1H\r\n[^]*^X-WR-TIMEZONE:Europe\/Paris\r\n/m);
    expect(components.map((component) => component.slice(0, 6))).toEqual(["VTIMEZ", "VEVENT", "VEVENT"]);
    expect(components.at(-1)).toMatch(/^END:VEVENT\r\nEND:VCALENDAR\r\n$/m);
    expect(readCalendar(text).events).toHaveLength(2);
  });

  it("is a valid calendar when there is nothing to do", () => {
    const { calendar, events, zones, property } = read();
    expect([calendar.name, events, zones]).toEqual(["vcalendar", [], ["Europe/Paris"]]);
    expect(property("x-wr-calname")).toBe("Fest");
  });
});

describe("The times of a calendar", () => {
  it.each<[string, Period, string | undefined]>([
    ["an evening of summer", evening, "Europe/Paris"],
    ["a night across midnight", period("2027-05-14T21:00:00Z", "2027-05-15T03:30:00Z"), "Europe/Paris"],
    ["a day of winter", period("2027-01-10T08:15:00Z", "2027-01-10T11:00:00Z"), "Europe/Paris"],
    ["the night that loses an hour", period("2027-03-27T23:00:00Z", "2027-03-28T03:00:00Z"), "Europe/Paris"],
    ["the night that gains one", period("2027-10-30T21:00:00Z", "2027-10-31T05:00:00Z"), "Europe/Paris"],
    ["the first of the two same hours", period("2027-10-31T00:00:00Z", "2027-10-31T01:00:00Z"), undefined],
    ["the second of the two same hours", period("2027-10-31T01:00:00Z", "2027-10-31T02:00:00Z"), undefined],
    ["a slot that ends within them", period("2027-10-30T22:00:00Z", "2027-10-31T01:30:00Z"), undefined],
    ["a slot that starts within them", period("2027-10-31T00:30:00Z", "2027-10-31T06:00:00Z"), undefined],
    ["the hour before them", period("2027-10-30T23:00:00Z", "2027-10-30T23:59:00Z"), "Europe/Paris"],
  ])("are read as they are meant: %s", (_what, times, zone) => {
    const event = only(task({ period: times }));
    expect([event.start, event.end, event.zone]).toEqual([times.start, times.end, zone]);
  });

  it("are written as a Paris wall shows them, wherever the server runs", () => {
    expect(textOf(task())).toContain("DTSTART;TZID=Europe/Paris:20270514T180000\r\n");
    expect(textOf(task({ period: period("2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z") }))).toContain(
      "DTSTART:20271031T003000Z\r\nDTEND:20271031T013000Z\r\n",
    );
  });
});

describe("A calendar that is read again", () => {
  const stored = matchEvents([], [task()], now).map(({ event }) => event);
  const again = (...planning: PlannedTask[]) =>
    readCalendar(calendarText("Fest", matchEvents(stored, planning, later))).events;

  it("is the same text while nothing changes", () => {
    const entries = () => matchEvents(stored, [task()], later);
    expect(calendarText("Fest", entries())).toBe(calendarText("Fest", entries()));
  });

  it("moves the event under the same identity, with a higher sequence", () => {
    const moved = period("2027-05-15T08:00:00Z", "2027-05-15T10:00:00Z");
    expect(again(task({ period: moved }))).toMatchObject([
      {
        uid: stored[0]?.uid,
        sequence: 1,
        start: moved.start,
        end: moved.end,
        stamp: later,
        lastModified: later,
      },
    ]);
  });

  it("cancels what goes, at the time and place where it was", () => {
    expect(again()).toMatchObject([
      {
        uid: stored[0]?.uid,
        sequence: 1,
        status: "CANCELLED",
        isFree: true,
        summary: "Annulé : Tenir le bar",
        start: evening.start,
        end: evening.end,
        location: "Village",
      },
    ]);
  });
});
