import { BREAK_TOO_LONG, BREAK_WITHOUT_DURATION, breakPeriod } from "./break";

const fridayAt = (hour: number, minute = 0) => new Date(Date.UTC(2027, 4, 14, hour - 2, minute));
const from = (hour: number, durationInHours: number) =>
  breakPeriod({ start: fridayAt(hour).toISOString(), durationInHours });

describe("BR-1 A break", () => {
  it.each([
    [4, 6, fridayAt(10)],
    [6, 5.5, fridayAt(11, 30)],
    [6, 168, fridayAt(6 + 168)],
  ])("from %s h for %s hours", (start, hours, end) => {
    expect(from(start, hours)).toEqual({ start: fridayAt(start), end });
  });

  it("lasts as many hours on the night on which the clocks go back", () => {
    const start = "2027-10-30T22:00:00.000Z";
    expect(breakPeriod({ start, durationInHours: 6 }).end.toISOString()).toBe("2027-10-31T04:00:00.000Z");
  });

  it.each([
    [0, BREAK_WITHOUT_DURATION],
    [-2, BREAK_WITHOUT_DURATION],
    [0.001, BREAK_WITHOUT_DURATION],
    [Number.NaN, BREAK_WITHOUT_DURATION],
    [168.5, BREAK_TOO_LONG],
    [1e12, BREAK_TOO_LONG],
  ])("of %s hours is refused", (hours, message) => {
    expect(() => from(4, hours)).toThrow(message);
  });
});
