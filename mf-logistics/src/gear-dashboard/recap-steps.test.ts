import { gearRecapDetails } from "@coulisses/shared-domain/gear-recap/gear-recap";
import {
  activity,
  at,
  borrow,
  iso,
  purchase,
  state,
  table,
  tape,
} from "@coulisses/shared-domain/gear-recap/testing/festival";
import { mergeSteps, needParts, stockParts, written } from "./recap-steps";

const given = state({
  inventory: [25],
  activities: [activity(10, [9, 10])],
  borrows: [borrow(5, [8, 12])],
  purchases: [purchase(3, 7)],
});
const steps = (gear: typeof table) =>
  mergeSteps(gearRecapDetails(gear, given, { start: at(8), end: at(12) }).details);

describe("the steps of a gear's stock", () => {
  it("last as long as nothing moves", () => {
    expect(steps(table).map(({ start, end, inquiry }) => [start, end, inquiry])).toEqual([
      [iso(8), iso(9), 0],
      [iso(9), iso(10), 10],
      [iso(10), iso(12), 0],
    ]);
  });

  it("keep a gear's taking apart from what it has already taken", () => {
    expect(
      steps(tape).map(({ start, stock, inquiry, consumed }) => [start, stock, inquiry, consumed]),
    ).toEqual([
      [iso(8), 33, 0, 0],
      [iso(8, 15), 33, 0, 0],
      [iso(9), 33, 10, 0],
      [iso(9, 15), 23, 0, 10],
    ]);
  });

  it("tell what the stock is made of, earlier purchases included", () => {
    const [first] = steps(table);
    expect(first && written(stockParts(first))).toBe("Inventaire 25 · Emprunts 5 · Achats 3");
    const last = steps(tape).at(-1);
    expect(last && written(stockParts(last))).toBe("Inventaire 25 · Emprunts et achats 8 · Consommés -10");
  });

  it("tell who asks", () => {
    const asked = steps(table)[1];
    expect(asked && written(needParts(asked))).toBe("FA 10 · FT 0");
  });
});
