import { ofHours } from "../time/duration";
import { festivalDayPeriod } from "../time/festival-day";
import { parisHour } from "../time/paris";
import { isOddDayHour, slotsOfDay } from "./slots";
import { friday, hours } from "./testing/availabilities";

const hoursOf = (day: string) => slotsOfDay(day).map(({ start }) => parisHour(start));
const durationsOf = (day: string) =>
  slotsOfDay(day).map(({ start, end }) => (end.getTime() - start.getTime()) / ofHours(1));

describe("AV-1 The slots of a day", () => {
  it("last an hour by night and two by day", () => {
    expect(hoursOf(friday)).toEqual([6, 8, 10, 12, 14, 16, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5]);
    expect(durationsOf(friday)).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(slotsOfDay(friday)[0]).toEqual(hours(6, 8));
  });

  it.each([
    ["an ordinary day", friday, 18],
    ["a winter day", "2024-12-06", 18],
    ["the day whose night loses an hour", "2025-03-29", 17],
    ["the day whose night has an hour twice", "2025-10-25", 19],
  ])("cover %s from six to six without a gap", (_, day, count) => {
    const slots = slotsOfDay(day);
    expect(slots).toHaveLength(count);
    expect(slots[0]?.start).toEqual(festivalDayPeriod(day).start);
    expect(slots.at(-1)?.end).toEqual(festivalDayPeriod(day).end);
    const starts = slots.slice(1).map(({ start }) => start);
    expect(slots.slice(0, -1).map(({ end }) => end)).toEqual(starts);
  });

  it("have no 2 o'clock in spring and two in autumn, an hour each", () => {
    expect(hoursOf("2025-03-29").slice(12, 16)).toEqual([0, 1, 3, 4]);
    expect(hoursOf("2025-10-25").slice(12, 17)).toEqual([0, 1, 2, 2, 3]);
    expect(new Set(durationsOf("2025-03-29").slice(6))).toEqual(new Set([1]));
    expect(new Set(durationsOf("2025-10-25").slice(6))).toEqual(new Set([1]));
    expect(durationsOf("2025-10-25").slice(0, 6)).toEqual([2, 2, 2, 2, 2, 2]);
  });
});

describe("AV-7 Odd hours are those of Paris", () => {
  it.each([
    ["2024-05-17T07:00:00+02:00", true],
    ["2024-05-17T07:30:00+02:00", true],
    ["2024-05-17T17:00:00+02:00", true],
    ["2024-05-17T08:00:00+02:00", false],
    ["2024-05-17T19:00:00+02:00", false],
    ["2024-05-17T05:00:00+02:00", false],
    ["2024-12-06T07:00:00+01:00", true],
    ["2024-12-06T08:00:00+01:00", false],
    ["2024-12-06T17:00:00+01:00", true],
    ["2024-12-06T18:00:00+01:00", false],
  ])("%s: %s", (instant, odd) => {
    expect(isOddDayHour(new Date(instant))).toBe(odd);
  });
});
