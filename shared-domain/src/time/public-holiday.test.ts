import { publicHoliday } from "./public-holiday";

describe("The public holidays of France", () => {
  it.each([
    ["2026-01-01", "1er janvier"],
    ["2026-05-08", "8 mai"],
    ["2026-11-11", "11 novembre"],
    ["2024-04-01", "Lundi de Pâques"],
    ["2026-04-06", "Lundi de Pâques"],
    ["2026-05-14", "Ascension"],
    ["2027-05-06", "Ascension"],
    ["2025-06-09", "Lundi de Pentecôte"],
    ["2038-04-26", "Lundi de Pâques"],
    ["2008-03-24", "Lundi de Pâques"],
  ])("%s is %s", (day, name) => {
    expect(publicHoliday(day)).toBe(name);
  });

  it("are no more than eleven a year", () => {
    const days = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(days.filter((day) => publicHoliday(day) !== undefined)).toHaveLength(11);
  });

  it("are not just any day", () => {
    expect(publicHoliday("2026-05-15")).toBeUndefined();
  });
});
