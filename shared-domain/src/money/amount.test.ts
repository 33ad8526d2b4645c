import { formatAmount } from "./amount";

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
