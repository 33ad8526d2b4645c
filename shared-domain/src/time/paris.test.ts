import { addDays, dayPeriod, parisDay, parisHour, parisInstant, toParis, weekOf } from "./paris";

describe("Date 1.1.2: a Paris wall clock names an instant", () => {
  it.each([
    ["2024-05-17", 10, 0, "2024-05-17T08:00:00.000Z"],
    ["2024-05-17", 0, 15, "2024-05-16T22:15:00.000Z"],
    ["2024-12-06", 20, 25, "2024-12-06T19:25:00.000Z"],
  ])("%s at %i:%i", (day, hour, minute, instant) => {
    expect(parisInstant(day, hour, minute).toISOString()).toBe(instant);
  });
});

describe("Date 1.1.3: an instant of another zone is read in Paris", () => {
  it("becomes the next day", () => {
    expect(toParis(new Date("2024-05-17T11:00:00-11:00"))).toEqual({
      year: 2024,
      month: 5,
      day: 18,
      hour: 0,
      minute: 0,
    });
  });

  it("is an hour earlier in winter", () => {
    expect(toParis(new Date("2024-05-17T11:15:00+07:00"))).toMatchObject({ hour: 6, minute: 15 });
    expect(toParis(new Date("2024-12-17T11:15:00+07:00"))).toMatchObject({ hour: 5, minute: 15 });
  });
});

describe("Period 1.4.12: a period and a Paris day", () => {
  it("the day on which clocks go back lasts 25 hours", () => {
    const { start, end } = dayPeriod("2024-10-27");
    expect(end.getTime() - start.getTime()).toBe(25 * 3_600_000);
  });
});

it("names the Paris day and hour of an instant", () => {
  const lateEvening = new Date("2024-05-17T22:30:00Z");
  expect(parisDay(lateEvening)).toBe("2024-05-18");
  expect(parisHour(lateEvening)).toBe(0);
});

it("counts days over the end of a month", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
});

it.each(["2026-05-11", "2026-05-15", "2026-05-17"])("the week of %s goes from Monday to Sunday", (day) => {
  expect(weekOf(day)).toEqual([
    "2026-05-11",
    "2026-05-12",
    "2026-05-13",
    "2026-05-14",
    "2026-05-15",
    "2026-05-16",
    "2026-05-17",
  ]);
});
