import { groupedBy } from "./outcome";
import { seededRandom } from "./random";

const drawn = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1000 }, random.next);
};

describe("The chance of proposals", () => {
  it("is the same each time for one seed, and another for another", () => {
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  it("lies between zero and one, on average in the middle", () => {
    const numbers = drawn(42);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });

  it("picks whole numbers up to both bounds, and one thing of a list", () => {
    const random = seededRandom(1);
    const integers = new Set(Array.from({ length: 200 }, () => random.integer(2, 5)));
    expect([...integers].sort()).toEqual([2, 3, 4, 5]);
    const picked = new Set(Array.from({ length: 200 }, () => random.pick(["matin", "soir"])));
    expect([...picked].sort()).toEqual(["matin", "soir"]);
    expect(() => random.pick([])).toThrow("There is nothing to pick from");
  });

  it("happens as often as it should", () => {
    const random = seededRandom(1);
    const count = Array.from({ length: 1000 }, () => random.chance(0.2)).filter(Boolean).length;
    expect(count).toBeGreaterThan(150);
    expect(count).toBeLessThan(250);
    expect([random.chance(0), random.chance(1)]).toEqual([false, true]);
  });

  it("shuffles a list without losing anything of it", () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = [...list];
    seededRandom(3).shuffle(shuffled);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted()).toEqual(list);
  });
});

it("Groups keep the order in which their first members come, and that of their members", () => {
  const groups = groupedBy(["bar", "scène", "bal", "sono"], (name) => name[0]);
  expect([...groups]).toEqual([
    ["b", ["bar", "bal"]],
    ["s", ["scène", "sono"]],
  ]);
});
