import { sparkPath } from "./spark-path";

const size = { width: 100, height: 20 };
const level = (hour: number, left: number) => ({
  at: new Date(Date.UTC(2027, 4, 21, hour)).toISOString(),
  left,
});

describe("The line of what is left of a gear", () => {
  it("goes down to the shortage and back, in steps, on both sides of zero", () => {
    expect(sparkPath([level(8, 10), level(12, -10), level(18, 10)], size)).toEqual({
      path: "M0 0H36V20H90V0H100",
      zero: 10,
    });
  });

  it("stays below zero at the top for gear that is never there", () => {
    expect(sparkPath([level(8, -4), level(12, -8)], size)).toEqual({ path: "M0 10H90V20H100", zero: 0 });
  });

  it("is one level for gear that is fetched once", () => {
    expect(sparkPath([level(8, -4)], size)).toEqual({ path: "M0 20H100", zero: 0 });
  });
});
