import { assigned, helper, slot } from "../testing/crowd-samples";
import { aroundWords } from "./around";

const window = slot(20, 22);
const words = (...hours: readonly [number, number][]) =>
  aroundWords(
    helper(1, "Léa", { assignments: hours.map(([from, to]) => assigned(7, "Tenir le bar", from, to)) }),
    window,
  );

describe("What a volunteer does around the window", () => {
  it("is when the slot before ends and the one after begins", () => {
    expect(words([16, 17], [18, 20], [23, 25], [26, 27])).toBe("Finit à 20:00, reprend à 23:00");
  });

  it("is only what is near", () => {
    expect(words([10, 13])).toBe("");
    expect(words([24, 25])).toBe("Reprend à 00:00");
    expect(words()).toBe("");
  });
});
