import { atLeast, atMost, firstOf, REQUIRED, required } from "./field-problems";

describe("what any field of a form may be asked", () => {
  it("to be filled in", () => {
    expect(["", "  ", null, undefined, []].map(required)).toEqual(Array(5).fill(REQUIRED));
    expect(["Gaffer", 0, false, ["Gaffer"]].map(required)).toEqual(Array(4).fill(undefined));
  });

  it("to hold a number within its limits", () => {
    expect([0, 1, null].map(atLeast(1))).toEqual(["La valeur doit être au moins de 1", undefined, undefined]);
    expect([11, 10, null].map(atMost(10))).toEqual(["Pas plus de 10", undefined, undefined]);
  });

  it("several things, of which the first problem is told", () => {
    const quantity = firstOf<number | null>(required, atLeast(1), atMost(10));
    expect([null, 0, 11, 5].map(quantity)).toEqual([
      REQUIRED,
      "La valeur doit être au moins de 1",
      "Pas plus de 10",
      undefined,
    ]);
  });
});
