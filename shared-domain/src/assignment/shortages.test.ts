import { shortagesOf } from "./shortages";

const START = Date.parse("2027-05-14T16:00:00Z");
const at = (quarter: number) => new Date(START + quarter * 900_000).toISOString();
/** Quarters one after another: [asked for, coming, could come]. */
const needs = (...quarters: [number, number, number][]) =>
  quarters.map(([requestedVolunteers, assignedVolunteers, availableVolunteers], rank) => ({
    start: at(rank),
    end: at(rank + 1),
    requestedVolunteers,
    assignedVolunteers,
    availableVolunteers,
  }));

describe("§9: Too few people", () => {
  it("are there when more are asked for than come and could come", () => {
    expect(shortagesOf(needs([5, 2, 2], [5, 2, 3], [0, 0, 0]))).toEqual([
      { start: at(0), end: at(1), missing: 1, worst: at(0) },
    ]);
  });

  it("make one stretch of quarters that follow each other, told by the worst", () => {
    expect(shortagesOf(needs([0, 0, 9], [4, 1, 1], [7, 1, 1], [6, 1, 0], [1, 1, 0], [2, 1, 0]))).toEqual([
      { start: at(1), end: at(4), missing: 5, worst: at(2) },
      { start: at(5), end: at(6), missing: 1, worst: at(5) },
    ]);
  });

  it("are nowhere when everybody who is asked for comes", () => {
    expect(shortagesOf(needs([3, 3, 0], [0, 0, 0]))).toEqual([]);
  });
});
