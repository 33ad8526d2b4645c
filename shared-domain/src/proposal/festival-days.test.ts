import { parisInstant } from "../time/paris";
import { festivalDays } from "./festival-days";

const hour = 3_600_000;
const at = (day: string, hours: number) => parisInstant(day).getTime() + hours * hour;
const daysOf = festivalDays();
const may = (from: number, to: number) => daysOf([at("2027-05-14", from), at("2027-05-14", to)]);
const friday = may(12, 13).firstDay;

describe("A slot in the days of the festival", () => {
  it("lies in the day that goes from 6 in the morning to 6 the next morning", () => {
    expect(may(6, 8)).toEqual({ firstDay: friday, inDays: [2 * hour], nights: null });
    expect(may(20, 24)).toEqual({ firstDay: friday, inDays: [4 * hour], nights: null });
    expect(may(26, 30)).toMatchObject({ firstDay: friday, inDays: [4 * hour] });
    expect(may(2, 4)).toMatchObject({ firstDay: friday - 1, inDays: [2 * hour] });
  });

  it("has a part in each day when it goes on in the morning", () => {
    expect(may(28, 32)).toMatchObject({ firstDay: friday, inDays: [2 * hour, 2 * hour] });
    expect(may(5, 31)).toMatchObject({ firstDay: friday - 1, inDays: [hour, 24 * hour, hour] });
  });

  it.each([
    [22, 24, null],
    [22, 25, [1, 1]],
    [24, 26, [1, 1]],
    [2, 4, [0, 0]],
    [5, 8, [0, 0]],
    [6, 8, null],
    [5, 25, [0, 1]],
    [0, 49, [0, 2]],
  ])("from %i to %i o'clock takes the nights %p", (from, to, nights) => {
    expect(may(from, to).nights?.map((night) => night - friday) ?? null).toEqual(nights);
  });

  it("counts the hours that pass when the clocks change, not those on the wall", () => {
    // From 2 to 3 in the morning of the 28th of March there is no hour; on the 31st of October there are two.
    const spring = daysOf([parisInstant("2027-03-27", 6).getTime(), parisInstant("2027-03-28", 6).getTime()]);
    expect(spring.inDays).toEqual([23 * hour]);
    const autumn = daysOf([parisInstant("2027-10-30", 6).getTime(), parisInstant("2027-10-31", 6).getTime()]);
    expect(autumn.inDays).toEqual([25 * hour]);
  });
});
