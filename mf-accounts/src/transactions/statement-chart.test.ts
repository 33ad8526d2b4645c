import { barsOf, chartedTypes, monthName } from "./statement-chart";

const nothing = { count: 1, credited: 0, charged: 0, exchanged: 0 };

describe("The bars of an edition", () => {
  it("are its months, in euros by type", () => {
    expect(
      barsOf([
        { ...nothing, month: "2026-10", type: "BARREL", charged: 8001 },
        { ...nothing, month: "2026-09", type: "DEPOSIT", credited: 6000 },
        { ...nothing, month: "2026-09", type: "TRANSFER", exchanged: 550 },
      ]),
    ).toEqual([
      { key: "2026-09", label: "septembre 2026", values: { DEPOSIT: 60, TRANSFER: 5.5 } },
      { key: "2026-10", label: "octobre 2026", values: { BARREL: 80.01 } },
    ]);
  });

  it("never look alike", () => {
    expect(new Set(chartedTypes.map(({ tone }) => tone)).size).toBe(chartedTypes.length);
    expect(monthName("2027-02")).toBe("février 2027");
  });
});
