import { formatAmount, shareOf, shareToFiveCents } from "./amount";
import fc from "fast-check";

describe("Decision 57: an amount", () => {
  it.each([
    [0, "0,00\u00a0€"],
    [1974, "19,74\u00a0€"],
    [5, "0,05\u00a0€"],
    [-120_000, "-1\u202f200,00\u00a0€"],
    [1_000_000, "10\u202f000,00\u00a0€"],
  ])("of %d cents is written %j, and never breaks over two lines", (cents, written) => {
    expect(formatAmount(cents)).toBe(written);
    expect(formatAmount(cents)).not.toContain(" ");
  });
});

const amount = fc.integer({ min: 1, max: 1_000_000 });
const sticks = fc.integer({ min: 1, max: 10_000 });

describe("a share of an amount", () => {
  it("is exact where it divides, also where a float would not be (X13)", () => {
    expect(shareOf(5250, 41, 41)).toBe(5250);
  });

  it("is the least integer that is not below the true share", () => {
    fc.assert(
      fc.property(amount, sticks, sticks, (price, part, rest) => {
        const total = BigInt(part + rest);
        const share = BigInt(shareOf(price, part, part + rest));
        const exact = BigInt(price) * BigInt(part);
        expect(share * total >= exact && (share - 1n) * total < exact).toBe(true);
      }),
    );
  });

  it("in steps of five cents covers the amount, with less than five cents a head too much", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 400 }), (total, heads) => {
        const share = shareToFiveCents(total, heads);
        expect(share % 5).toBe(0);
        expect(share * heads).toBeGreaterThanOrEqual(total);
        expect((share - 5) * heads).toBeLessThan(total);
      }),
    );
  });
});
