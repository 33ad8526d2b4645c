import { readInteger } from "./read-integer";

describe("An integer in a cell", () => {
  it.each([
    ["12", 12],
    ["-3", -3],
    ["+3", 3],
    ["1 200", 1200],
    ["1\u202f200", 1200],
    ["1\u00a0200", 1200],
    ["12,00", 12],
    ["12.0", 12],
  ])("is read from « %s »", (text, integer) => {
    expect(readInteger(text)).toBe(integer);
  });

  it.each(["", "douze", "12 cartons", "1,5", "1,000", "1e3", "0x10", "=1+1", "--1"])(
    "is not guessed from « %s »",
    (text) => {
      expect(readInteger(text)).toBeUndefined();
    },
  );
});
