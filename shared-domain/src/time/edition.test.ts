import { editionOf, editionPeriod } from "./edition";

describe("Edition 1.5: one every 365 days from 1 September 2023", () => {
  it.each([
    ["2023-09-01T00:00:00Z", 49],
    ["2024-08-30T23:59:59Z", 49],
    ["2024-08-31T00:00:00Z", 50],
    ["2025-08-31T00:00:00Z", 51],
    ["2026-08-31T00:00:00Z", 52],
    ["2027-08-31T00:00:00Z", 53],
    ["2028-08-29T00:00:00Z", 53],
    ["2028-08-30T00:00:00Z", 54],
    ["2023-08-31T23:59:59Z", 48],
  ])("%s belongs to edition %i", (date, edition) => {
    expect(editionOf(date)).toBe(edition);
  });

  it("lasts until the next one begins", () => {
    const { start, end } = editionPeriod(51);
    expect([start, end]).toEqual([new Date("2025-08-31"), new Date("2026-08-31")]);
    expect([editionOf(start), editionOf(new Date(end.getTime() - 1)), editionOf(end)]).toEqual([51, 51, 52]);
  });
});
