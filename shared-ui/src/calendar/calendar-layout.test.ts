import { axisOf, hoursOf, rowOfHour, skippedRows } from "./calendar-axis";
import { type CalendarEvent, daysInView, layoutDay } from "./calendar-layout";

const event = (id: string, start: string, end: string): CalendarEvent => ({ id, title: id, start, end });
const day = "2024-05-17";
const places = (events: CalendarEvent[]) =>
  layoutDay(events, day).map(({ event: { id }, from, to, column, columns }) => [
    id,
    from / 60,
    to / 60,
    column,
    columns,
  ]);

it("reads the hours on a Paris wall", () => {
  expect(places([event("montage", "2024-05-17T06:00:00Z", "2024-05-17T08:30:00Z")])).toEqual([
    ["montage", 8, 10.5, 0, 1],
  ]);
});

it("cuts what goes past midnight", () => {
  expect(
    places([
      event("nuit", "2024-05-16T20:00:00Z", "2024-05-17T03:00:00Z"),
      event("fin", "2024-05-17T21:00:00Z", "2024-05-18T03:00:00Z"),
    ]),
  ).toEqual([
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
  expect(daysInView("2024-05-19", "week")).toEqual([
    "2024-05-13",
    "2024-05-14",
    "2024-05-15",
    "2024-05-16",
    "2024-05-17",
    "2024-05-18",
    "2024-05-19",
  ]);
  expect(daysInView("2024-05-19", "day")).toEqual(["2024-05-19"]);
});

describe("on the night on which the clocks go forward", () => {
  const spring = "2026-03-29";

  it("skips the hour that the day does not have", () => {
    expect(hoursOf(spring)).toHaveLength(23);
    expect(skippedRows(axisOf([spring]), spring)).toEqual([2]);
    expect(skippedRows(axisOf(daysInView(spring, "week")), "2026-03-28")).toEqual([]);
  });

  it("keeps events on the hours of the wall", () => {
    const night = layoutDay(
      [
        event("nuit", "2026-03-28T21:00:00Z", "2026-03-29T01:30:00Z"),
        event("petit déj", "2026-03-29T06:00:00Z", "2026-03-29T08:00:00Z"),
      ],
      spring,
    );
    expect(night.map(({ event: { id }, from, to }) => [id, from / 60, to / 60])).toEqual([
      ["nuit", 0, 3.5],
      ["petit déj", 8, 10],
    ]);
  });
});

describe("on the night on which they go back", () => {
  const autumn = "2026-10-25";
  const hours = (placed: ReturnType<typeof layoutDay>) =>
    placed.map(({ event: { id }, from, to, columns }) => [id, from / 60, to / 60, columns]);
  const first = event("première fois", "2026-10-25T00:30:00Z", "2026-10-25T01:15:00Z");
  const second = event("seconde fois", "2026-10-25T01:15:00Z", "2026-10-25T02:00:00Z");

  it("has the hour from two to three twice", () => {
    expect(
      axisOf([autumn])
        .map(({ hour }) => hour)
        .slice(0, 5),
    ).toEqual([0, 1, 2, 2, 3]);
    expect(axisOf([autumn])).toHaveLength(25);
  });

  it("tells them apart: what ends at a quarter past two after starting at half past two lasts", () => {
    expect(hours(layoutDay([first, second], autumn))).toEqual([
      ["première fois", 2.5, 3.25, 1],
      ["seconde fois", 3.25, 4, 1],
    ]);
  });

  it("lasts to the end of the day, and leaves the other days of the week whole", () => {
    const week = axisOf(daysInView(autumn, "week"));
    const late = event("fin", "2026-10-25T21:00:00Z", "2026-10-26T05:00:00Z");
    expect(hours(layoutDay([late], autumn, week))).toEqual([["fin", 23, 25, 1]]);
    const day = event("veille", "2026-10-23T23:00:00Z", "2026-10-24T01:00:00Z");
    expect(hours(layoutDay([day], "2026-10-24", week))).toEqual([["veille", 1, 4, 1]]);
    expect(skippedRows(week, "2026-10-24")).toEqual([3]);
    expect(skippedRows(week, autumn)).toEqual([]);
    expect(rowOfHour(week, 18)).toBe(19);
  });
});
