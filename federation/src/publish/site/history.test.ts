/** @jest-environment node */
import {
  addPublication,
  lastPublishedVersion,
  leftItsPlaceAt,
  markUndone,
  type Publication,
  versionBefore,
} from "./history";

const day = (number: number) => `2026-05-0${String(number)}T10:00:00.000Z`;
/** One version a day from the first of May on. */
const publishedDaily = (...versions: string[]): Publication[] =>
  versions.map((version, index) => ({ version, at: day(index + 1) }));

const NOW = day(9);
beforeEach(() => jest.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => jest.useRealTimers());

test("what is published last is in place, until a rollback undoes it", () => {
  const history = addPublication(publishedDaily("a", "b"), "c");
  expect(history.at(-1)).toEqual({ version: "c", at: NOW });
  expect(lastPublishedVersion(history)).toBe("c");
  expect(lastPublishedVersion(markUndone(history, "b"))).toBe("b");
  expect(lastPublishedVersion([])).toBeUndefined();
});

describe("the version before", () => {
  test("is the one that was in place until then", () => {
    expect(versionBefore(publishedDaily("a", "b", "c"), "c")).toBe("b");
  });

  test("passes over what was undone: rolling back twice goes two versions back", () => {
    const history = markUndone(publishedDaily("a", "b", "c"), "b");
    expect(versionBefore(history, "b")).toBe("a");
  });

  test("is never the same version again, published twice in a row", () => {
    expect(versionBefore(publishedDaily("a", "b", "b"), "b")).toBe("a");
  });

  test("does not exist for the first one", () => {
    expect(versionBefore(publishedDaily("a"), "a")).toBeUndefined();
  });
});

test("a rollback dates what it undoes, and leaves the date of what was undone before", () => {
  const once = markUndone(publishedDaily("a", "b", "c"), "b");
  jest.setSystemTime(new Date("2026-06-01T10:00:00.000Z"));
  const twice = markUndone(once, "a");
  expect(twice.map(({ version, rolledBack }) => [version, rolledBack])).toEqual([
    ["a", undefined],
    ["b", "2026-06-01T10:00:00.000Z"],
    ["c", NOW],
  ]);
});

describe("a version left its place", () => {
  test("when the next one was published", () => {
    expect(leftItsPlaceAt(publishedDaily("a", "b"), "a")).toBe(Date.parse(day(2)));
  });

  test("when a rollback undid it", () => {
    expect(leftItsPlaceAt(markUndone(publishedDaily("a", "b"), "a"), "b")).toBe(Date.parse(NOW));
  });

  test("the last time, when it came back in between", () => {
    expect(leftItsPlaceAt(publishedDaily("a", "b", "a", "c"), "a")).toBe(Date.parse(day(4)));
  });

  test("never, as long as it is in place or unknown", () => {
    expect(leftItsPlaceAt(publishedDaily("a", "b"), "b")).toBeUndefined();
    expect(leftItsPlaceAt(publishedDaily("a", "b"), "z")).toBeUndefined();
  });
});
