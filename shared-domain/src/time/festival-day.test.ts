import { festivalDayOf, festivalDayPeriod, festivalWeek, manifestationDays } from "./festival-day";
import { parisInstant } from "./paris";
import { fridayAt } from "../testing/friday";

const friday = "2026-05-15";
const hoursOf = (day: string) => {
  const { start, end } = festivalDayPeriod(day);
  return (end.getTime() - start.getTime()) / 3_600_000;
};

describe("A day of a planning", () => {
  it.each([
    [5.98, "2026-05-14"],
    [6, friday],
    [23, friday],
    [24, friday],
    [29.98, friday],
    [30, "2026-05-16"],
  ])("at %s o'clock of Friday is %s", (hour, day) => {
    expect(festivalDayOf(new Date(fridayAt(hour)))).toBe(day);
  });

  it("goes from six to six, an hour less or more on the nights on which the clocks change", () => {
    expect(festivalDayPeriod(friday)).toEqual({
      start: new Date(fridayAt(6)),
      end: new Date(fridayAt(30)),
    });
    expect([friday, "2026-03-28", "2026-10-24"].map(hoursOf)).toEqual([24, 23, 25]);
    expect(festivalDayOf(parisInstant("2026-03-29", 5))).toBe("2026-03-28");
  });
});

describe("The days shown side by side", () => {
  it.each([
    [friday, "2026-05-15"],
    ["2026-05-18", "2026-05-15"],
    ["2026-05-19", "2026-05-19"],
    ["2026-05-14", "2026-05-11"],
  ])("with %s begin on %s", (day, first) => {
    const days = manifestationDays(day, friday);
    expect(days).toHaveLength(4);
    expect(days[0]).toBe(first);
    expect(days).toContain(day);
  });

  it("of a week hold the whole festival at once", () => {
    expect(festivalWeek("2026-05-18", friday)).toEqual(festivalWeek(friday, friday));
    expect(festivalWeek(friday, friday).slice(2, 6)).toEqual(manifestationDays(friday, friday));
    expect(festivalWeek("2026-05-12", friday).at(-1)).toBe("2026-05-12");
  });
});
