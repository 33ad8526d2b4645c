import { type CalendarEvent, daysInView, layoutDay } from "./calendar-layout";

const event = (id: string, start: string, end: string): CalendarEvent => ({ id, title: id, start, end });
const day = "2024-05-17";
const places = (events: CalendarEvent[]) => layoutDay(events, day).map(({ event: { id }, from, to, column, columns }) => [id, from / 60, to / 60, column, columns]);

it("reads the hours on a Paris wall", () => {
  expect(places([event("montage", "2024-05-17T06:00:00Z", "2024-05-17T08:30:00Z")])).toEqual([["montage", 8, 10.5, 0, 1]]);
});

it("cuts what goes past midnight", () => {
  expect(places([event("nuit", "2024-05-16T20:00:00Z", "2024-05-17T03:00:00Z"), event("fin", "2024-05-17T21:00:00Z", "2024-05-18T03:00:00Z")])).toEqual([
    ["nuit", 0, 5, 0, 1],
    ["fin", 23, 24, 0, 1],
  ]);
});

it("leaves out what only touches the day", () => {
  expect(places([event("veille", "2024-05-16T10:00:00Z", "2024-05-16T22:00:00Z")])).toEqual([]);
});

it("puts side by side what overlaps, and gives a column back when it is free", () => {
  expect(
    places([
      event("a", "2024-05-17T08:00:00Z", "2024-05-17T12:00:00Z"),
      event("b", "2024-05-17T09:00:00Z", "2024-05-17T10:00:00Z"),
      event("c", "2024-05-17T10:00:00Z", "2024-05-17T11:00:00Z"),
      event("d", "2024-05-17T12:00:00Z", "2024-05-17T13:00:00Z"),
    ]),
  ).toEqual([
    ["a", 10, 14, 0, 2],
    ["b", 11, 12, 1, 2],
    ["c", 12, 13, 1, 2],
    ["d", 14, 15, 0, 1],
  ]);
});

it("starts the week on Monday", () => {
  expect(daysInView("2024-05-19", "week")).toEqual(["2024-05-13", "2024-05-14", "2024-05-15", "2024-05-16", "2024-05-17", "2024-05-18", "2024-05-19"]);
  expect(daysInView("2024-05-19", "day")).toEqual(["2024-05-19"]);
});
