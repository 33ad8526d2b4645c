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
    ["montage", 2, 4.5, 0, 1],
  ]);
});

it("keeps a night in one piece, and cuts what goes past six in the morning", () => {
  expect(
    places([
      event("matin", "2024-05-17T02:00:00Z", "2024-05-17T05:00:00Z"),
      event("nuit", "2024-05-17T20:00:00Z", "2024-05-18T03:00:00Z"),
      event("fin", "2024-05-18T03:00:00Z", "2024-05-18T07:00:00Z"),
    ]),
  ).toEqual([
    ["matin", 0, 1, 0, 1],
    ["nuit", 16, 23, 0, 1],
    ["fin", 23, 24, 0, 1],
  ]);
});

it("leaves out what only touches the day", () => {
  expect(places([event("veille", "2024-05-16T10:00:00Z", "2024-05-17T04:00:00Z")])).toEqual([]);
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
    ["a", 4, 8, 0, 2],
    ["b", 5, 6, 1, 2],
    ["c", 6, 7, 1, 2],
    ["d", 8, 9, 0, 1],
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

it("puts the festival's days side by side, or a week while they are not known", () => {
  const festival = ["2024-05-17", "2024-05-18", "2024-05-19", "2024-05-20"];
  expect(daysInView("2024-05-19", "festival", "2024-05-17")).toEqual(festival);
  expect(daysInView("2024-05-19", "festival")).toEqual(daysInView("2024-05-19", "week"));
  expect(daysInView("2024-05-19", "month")).toHaveLength(35);
});

describe("on the night on which the clocks go forward", () => {
  const spring = "2026-03-28";

  it("skips the hour that the day does not have", () => {
    expect(hoursOf(spring)).toHaveLength(23);
    expect(skippedRows(axisOf([spring]), spring)).toEqual([20]);
    expect(skippedRows(axisOf(daysInView(spring, "week")), "2026-03-27")).toEqual([]);
  });

  it("keeps events on the hours of the wall", () => {
    const night = layoutDay(
      [
        event("nuit", "2026-03-28T21:00:00Z", "2026-03-29T01:30:00Z"),
        event("rangement", "2026-03-29T02:00:00Z", "2026-03-29T03:30:00Z"),
      ],
      spring,
    );
    expect(night.map(({ event: { id }, from, to }) => [id, from / 60, to / 60])).toEqual([
      ["nuit", 16, 21.5],
      ["rangement", 22, 23.5],
    ]);
  });
});

describe("on the night on which they go back", () => {
  const autumn = "2026-10-24";
  const hours = (placed: ReturnType<typeof layoutDay>) =>
    placed.map(({ event: { id }, from, to, columns }) => [id, from / 60, to / 60, columns]);
  const first = event("première fois", "2026-10-25T00:30:00Z", "2026-10-25T01:15:00Z");
  const second = event("seconde fois", "2026-10-25T01:15:00Z", "2026-10-25T02:00:00Z");

  it("has the hour from two to three twice", () => {
    expect(
      axisOf([autumn])
        .map(({ hour }) => hour)
        .slice(18, 23),
    ).toEqual([0, 1, 2, 2, 3]);
    expect(axisOf([autumn])).toHaveLength(25);
  });

  it("tells them apart: what ends at a quarter past two after starting at half past two lasts", () => {
    expect(hours(layoutDay([first, second], autumn))).toEqual([
      ["première fois", 20.5, 21.25, 1],
      ["seconde fois", 21.25, 22, 1],
    ]);
  });

  it("lasts to the end of the day, and leaves the other days of the week whole", () => {
    const week = axisOf(daysInView(autumn, "week"));
    const late = event("fin", "2026-10-25T03:00:00Z", "2026-10-25T08:00:00Z");
    expect(hours(layoutDay([late], autumn, week))).toEqual([["fin", 23, 25, 1]]);
    const day = event("veille", "2026-10-23T23:00:00Z", "2026-10-24T01:00:00Z");
    expect(hours(layoutDay([day], "2026-10-23", week))).toEqual([["veille", 19, 22, 1]]);
    expect(skippedRows(week, "2026-10-23")).toEqual([21]);
    expect(skippedRows(week, autumn)).toEqual([]);
    expect(rowOfHour(week, 4)).toBe(23);
  });
});
