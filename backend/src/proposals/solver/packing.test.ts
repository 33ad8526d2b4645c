import loadHighs from "highs";
import { type Column, createPacking } from "./packing";

/** A member takes a place in each of these rows, for so many points. */
const column = (member: number, schedule: number[], value: number): Column => ({ member, schedule, value });

async function packingOf(members: number, places: Record<number, number>, columns: Column[]) {
  const rows = Object.entries(places).map(([row, open]) => [Number(row), open] as const);
  const packing = createPacking(await loadHighs(), members, new Map(rows));
  packing.add(columns);
  return packing;
}

describe("Choosing one schedule for each of several people", () => {
  it("gives the place that two want to the one to whom it is worth more, and says what it costs", async () => {
    const packing = await packingOf(2, { 7: 1 }, [
      column(0, [7], 100),
      column(0, [], 0),
      column(1, [7], 120),
      column(1, [], 0),
    ]);

    const { prices, gains } = packing.relax();
    const [first = 0, second = 0] = gains;

    expect(prices.get(7)).toBeGreaterThanOrEqual(100);
    expect(prices.get(7)).toBeLessThanOrEqual(120);
    expect(first + second + (prices.get(7) ?? 0)).toBeCloseTo(120);
    expect(packing.best()).toEqual([column(0, [], 0), column(1, [7], 120)]);
  });

  it("gives whole schedules where the linear program would give each of three people half of one", async () => {
    const packing = await packingOf(3, { 1: 1, 2: 1, 3: 1 }, [
      column(0, [1, 2], 40),
      column(0, [], 0),
      column(1, [2, 3], 40),
      column(1, [3], 10),
      column(1, [], 0),
      column(2, [1, 3], 40),
      column(2, [], 0),
    ]);

    const { prices, gains } = packing.relax();
    const relaxed = [...prices.values(), ...gains].reduce((sum, points) => sum + points, 0);

    expect(relaxed).toBeCloseTo(60);
    expect(packing.best()).toEqual([column(0, [1, 2], 40), column(1, [3], 10), column(2, [], 0)]);
  });

  it("takes the same schedule of a person once", async () => {
    const packing = await packingOf(1, { 1: 1, 2: 1 }, [column(0, [1, 2], 40)]);

    expect(packing.add([column(0, [2, 1], 40), column(0, [2], 20)])).toBe(1);
    expect(packing.best()).toEqual([column(0, [1, 2], 40)]);
  });
});
