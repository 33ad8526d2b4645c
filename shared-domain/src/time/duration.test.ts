import { canBeDividedBy, formatDuration, inHours, minutesWords, ofHours } from "./duration";

describe("Duration 1.3", () => {
  it("rounds every unit up", () => {
    expect(inHours(ofHours(5.5))).toBe(6);
  });

  it("is divided without remainder or not at all", () => {
    expect(canBeDividedBy(ofHours(4), ofHours(2))).toBe(true);
    expect(canBeDividedBy(ofHours(5), ofHours(2))).toBe(false);
    expect(canBeDividedBy(ofHours(5), 0)).toBe(false);
  });

  it.each([
    [7, "7 min"],
    [60, "1 h"],
    [127, "2 h 07"],
    [60 * 1250, `${(1250).toLocaleString("fr")} h`],
  ])("of %s minutes is said as %s", (minutes, words) => {
    expect(minutesWords(minutes)).toBe(words);
  });

  it("is written in whole minutes", () => {
    expect(formatDuration(ofHours(2))).toBe("2h00");
    expect(formatDuration(ofHours(7.75) + 59_000)).toBe("7h45");
  });
});
