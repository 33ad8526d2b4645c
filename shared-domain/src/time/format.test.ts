import {
  formatDate,
  formatDateTime,
  formatDay,
  formatHours,
  formatHumanDateTime,
  formatLongDate,
  formatLongHours,
  formatMonth,
  formatPeriod,
  formatMoment,
  formatShortDay,
  formatShortSlot,
  formatSlot,
  formatTime,
  toDateInputValue,
  toDateTimeInputValue,
} from "./format";

const earlyFriday = "2024-05-17T03:05:00.000Z";

it.each([
  [formatDate, "17/05/2024"],
  [formatDateTime, "17/05/2024 05:05"],
  [formatHumanDateTime, "17 mai 2024 à 05:05"],
  [formatDay, "vendredi 17 mai"],
  [formatShortDay, "ven. 17"],
  [formatLongDate, "17 mai 2024"],
  [formatMonth, "mai 2024"],
  [formatTime, "05:05"],
  [toDateInputValue, "2024-05-17"],
  [toDateTimeInputValue, "2024-05-17T05:05"],
])("Date 1.2: %p writes « %s » in Paris", (format, text) => {
  expect(format(earlyFriday)).toBe(text);
});

it("writes a period from day to day", () => {
  expect(formatPeriod({ start: "2024-05-17T16:00:00Z", end: "2024-05-18T08:00:00Z" })).toBe(
    "du vendredi 17 mai à 18:00 au samedi 18 mai à 10:00",
  );
});

it.each([
  ["09:00", "10:00", "9h - 10h"],
  ["14:15", "16:30", "14h15 - 16h30"],
  ["00:00", "23:59", "0h - 23h59"],
])("Date 1.2: a calendar writes %s to %s as « %s »", (start, end, text) => {
  const at = (time: string) => new Date(`2024-05-17T${time}:00+02:00`);
  expect(formatHours({ start: at(start), end: at(end) })).toBe(text);
});

it("names the days in the calendar of what lasts for days", () => {
  const period = { start: new Date("2024-05-17T06:00:00Z"), end: new Date("2024-05-20T06:30:00Z") };
  expect(formatLongHours(period)).toBe("ven. 17, 8h - lun. 20, 8h30");
});

describe("What people say of a slot", () => {
  const night = { start: "2024-05-17T19:00:00Z", end: "2024-05-18T00:00:00Z" };
  const weekEnd = { start: "2024-05-17T19:00:00Z", end: "2024-05-18T19:30:00Z" };

  it.each([
    [night, "vendredi 17 mai, 21h - 2h"],
    [weekEnd, "vendredi 17 mai, 21h - samedi 18 mai, 21h30"],
  ])("names the last day from a whole day on: %o", (slot, said) => {
    expect(formatSlot(slot)).toBe(said);
  });

  it("is short in a table, with the year of another year only", () => {
    expect(formatShortSlot(night, "2024-01-01T00:00:00Z")).toBe("ven. 17 mai, 21h - 2h");
    expect(formatShortSlot(night, "2025-01-01T00:00:00Z")).toBe("ven. 17 mai 2024, 21h - 2h");
    expect(formatMoment(night.start, "2024-01-01T00:00:00Z")).toBe("ven. 17 mai, 21h");
    // It is already 2024 in Paris.
    expect(formatMoment("2024-01-01T09:15:00Z", "2023-12-31T23:30:00Z")).toBe("lun. 1 janvier, 10h15");
  });
});
