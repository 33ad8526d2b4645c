import { addMonths, weeksOfMonth } from "./month";

describe("A month on a calendar", () => {
  it("is made of whole weeks from Monday", () => {
    const weeks = weeksOfMonth("2026-05-15");
    expect(weeks.map(([monday]) => monday)).toEqual([
      "2026-04-27",
      "2026-05-04",
      "2026-05-11",
      "2026-05-18",
      "2026-05-25",
    ]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOfMonth("2027-02-10").map(([monday]) => monday)).toEqual([
      "2027-02-01",
      "2027-02-08",
      "2027-02-15",
      "2027-02-22",
    ]);
  });

  it("is followed by the next one, whatever their lengths, into the next year", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-01");
    expect(addMonths("2026-12-31", 1)).toBe("2027-01-01");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-01");
  });
});
