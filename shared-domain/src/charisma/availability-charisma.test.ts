import { availabilityCharisma, gainedCharisma, slotCharisma } from "./availability-charisma";
import { hours } from "../volunteer-availability/testing/availabilities";

const morning = { ...hours(8, 10), charisma: 10 };
const noon = { ...hours(10, 11), charisma: 20 };

describe("CH-2, CH-3 The charisma of availabilities", () => {
  it.each([
    ["one hour", [hours(8, 9)], [morning], 10],
    ["two availabilities", [hours(8, 9), hours(9, 10)], [morning], 20],
    ["over two periods", [hours(8, 11)], [morning, noon], 40],
    ["beyond the last period", [hours(8, 12)], [morning, noon], 40],
    ["before the only period", [hours(8, 12)], [noon], 20],
    ["no availability", [], [morning], 0],
    ["no period", [hours(8, 12)], [], 0],
  ])("%s", (_, availabilities, periods, points) => {
    expect(availabilityCharisma(availabilities, periods)).toBe(points);
  });

  it("counts hours from the start of the availability, whole within the period", () => {
    const half = {
      start: new Date(hours(8, 9).start.getTime() + 1_800_000),
      end: hours(8, 11).end,
    };
    expect(availabilityCharisma([half], [morning])).toBe(10);
  });

  it("counts the last part of an hour as one", () => {
    const short = { start: hours(8, 9).start, end: new Date(hours(8, 9).end.getTime() + 900_000) };
    expect(availabilityCharisma([short], [morning])).toBe(20);
  });

  it("gives what the first of two overlapping periods gives", () => {
    const other = { ...hours(8, 12), charisma: 1 };
    expect(availabilityCharisma([hours(8, 9)], [morning, other])).toBe(10);
    expect(availabilityCharisma([hours(8, 9)], [other, morning])).toBe(1);
  });

  it("counts every hour of the longest night", () => {
    const autumn = "2025-10-26";
    const night = { ...hours(0, 6, autumn), charisma: 5 };
    expect(availabilityCharisma([hours(0, 6, autumn)], [night])).toBe(35);
  });
});

it("CH-4 A slot shows the points of the period in which it starts, for each of its hours", () => {
  expect(slotCharisma(hours(8, 10), [morning, noon])).toBe(20);
  expect(slotCharisma(hours(10, 12), [morning, noon])).toBe(40);
  expect(slotCharisma(hours(22, 23), [morning, noon])).toBe(0);
  expect(slotCharisma(hours(22, 23), [{ ...hours(18, 24), charisma: 7 }])).toBe(7);
});

it("What is recorded is not gained twice", () => {
  const recorded = [hours(8, 10)];
  expect(gainedCharisma({ recorded, selected: [hours(10, 12)] }, [morning, noon])).toBe(20);
  expect(gainedCharisma({ recorded, selected: [] }, [morning, noon])).toBe(0);
});
