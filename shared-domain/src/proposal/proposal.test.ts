import { gapOf } from "./proposal";

describe("The gap of a proposal", () => {
  it("is a share of what none can exceed, and not known before both are", () => {
    expect(gapOf({ value: 990, bound: 1000 })).toBeCloseTo(0.01);
    expect(gapOf({ value: 1000, bound: 1000 })).toBe(0);
    expect(gapOf({ value: null, bound: 1000 })).toBeNull();
  });

  it("is a share too where people only lose, and none where rounding has put the value above", () => {
    expect(gapOf({ value: -110, bound: -100 })).toBeCloseTo(0.1);
    expect(gapOf({ value: 10.000001, bound: 10 })).toBe(0);
  });
});
