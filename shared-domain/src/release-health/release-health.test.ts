import { chanceOfAsMany, judgeRelease, type ReleaseFigures, releaseRule } from "./release-health";

const MINUTE = 60_000;
const before = { sessions: 1_000, failed: 10 };
const verdictOf = (inPlace: ReleaseFigures["inPlace"], more: Partial<ReleaseFigures> = {}) =>
  judgeRelease({ inPlace, before, age: 10 * MINUTE, ...more }).verdict;

describe("A release goes back by itself", () => {
  it("when a tenth of a hundred sessions fail and one of a hundred did before", () => {
    expect(verdictOf({ sessions: 100, failed: 10, people: 10, ofOne: 1 })).toBe("go-back");
  });

  it("even when nothing is known of the version before", () => {
    expect(
      verdictOf({ sessions: 100, failed: 10, people: 10, ofOne: 1 }, { before: { sessions: 0, failed: 0 } }),
    ).toBe("go-back");
  });

  it("as soon as seven of twenty sessions fail", () => {
    expect(verdictOf({ sessions: 20, failed: 7, people: 7, ofOne: 1 })).toBe("go-back");
  });
});

describe("A release stays", () => {
  it("an hour after its publication, whatever happens", () => {
    expect(
      verdictOf({ sessions: 100, failed: 100, people: 90, ofOne: 1 }, { age: releaseRule.firstHour + 1 }),
    ).toBe("too-old");
  });

  it.each([
    ["few sessions opened it", { sessions: 19, failed: 19, people: 19, ofOne: 1 }],
    ["few sessions failed besides those of one person", { sessions: 100, failed: 6, people: 6, ofOne: 1 }],
    ["the failed sessions belong to two people", { sessions: 40, failed: 30, people: 2, ofOne: 20 }],
  ])("while %s", (_, inPlace) => {
    expect(verdictOf(inPlace)).toBe("too-few");
  });

  it("when only one person's browser makes it look bad", () => {
    expect(verdictOf({ sessions: 60, failed: 14, people: 4, ofOne: 11 })).toBe("too-few");
  });

  it("when the version before failed as often", () => {
    expect(
      verdictOf(
        { sessions: 100, failed: 10, people: 10, ofOne: 1 },
        { before: { sessions: 500, failed: 50 } },
      ),
    ).toBe("as-before");
  });

  it("when it fails a little more often, however sure that is", () => {
    const inPlace = { sessions: 10_000, failed: 400, people: 300, ofOne: 1 };
    const before = { sessions: 10_000, failed: 100 };
    expect(chanceOfAsMany(inPlace, before)).toBeLessThan(1e-10);
    expect(verdictOf(inPlace, { before })).toBe("as-before");
  });
});

describe("Fisher's exact test", () => {
  it("gives the values of the tables", () => {
    // Fisher's tea: 3 of 4 cups, against 1 of 4.
    expect(chanceOfAsMany({ sessions: 4, failed: 3 }, { sessions: 4, failed: 1 })).toBeCloseTo(17 / 70, 12);
    expect(chanceOfAsMany({ sessions: 4, failed: 4 }, { sessions: 4, failed: 0 })).toBeCloseTo(1 / 70, 12);
    expect(chanceOfAsMany({ sessions: 5, failed: 0 }, { sessions: 5, failed: 5 })).toBeCloseTo(1, 12);
  });

  it("is as exact with very many sessions", () => {
    const many = chanceOfAsMany({ sessions: 50_000, failed: 500 }, { sessions: 50_000, failed: 500 });
    expect(many).toBeGreaterThan(0.5);
    expect(many).toBeLessThan(0.52);
  });
});
