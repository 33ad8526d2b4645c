import { gearRecap } from "./gear-recap";
import type { LogisticState } from "./sources";
import { activity, borrow, iso, purchase, state, table, tape, task } from "./testing/festival";

const discrepancy = (gear: typeof table, given: LogisticState) =>
  gearRecap([gear], given)[0]?.stockDiscrepancy;

describe("DASH-4 The discrepancy between the stock of a gear and the requests", () => {
  it.each<[string, Parameters<typeof state>[0], number]>([
    ["nothing at all", {}, 0],
    ["an activity", { activities: [activity(10, [8, 9])] }, -10],
    ["an activity after a task", { activities: [activity(20, [9, 10])], tasks: [task(25, [8, 9])] }, -25],
    ["two windows of one activity", { activities: [activity(30, [8, 9], [10, 11])] }, -30],
    ["more in the inventory", { inventory: [25], activities: [activity(10, [8, 9])] }, 15],
    [
      "an activity and a task at once, and two records",
      {
        inventory: [5, 25],
        activities: [activity(30, [8, 9], [10, 11])],
        tasks: [task(25, [8.25, 8.5])],
      },
      -25,
    ],
    ["the inventory alone", { inventory: [25] }, 25],
    ["the inventory and a loan", { inventory: [25], borrows: [borrow(5, [8, 9])] }, 25],
    ["the inventory and a purchase", { inventory: [25], purchases: [purchase(5, 8)] }, 25],
    ["an activity and a loan", { activities: [activity(10, [8, 9])], borrows: [borrow(5, [8, 9])] }, -5],
    ["an activity and a purchase", { activities: [activity(10, [8, 9])], purchases: [purchase(5, 8)] }, -5],
  ])("with %s", (_, given, expected) => {
    expect(discrepancy(table, state(given))).toBe(expected);
  });

  it.each<[string, Parameters<typeof state>[0], number]>([
    ["nothing at all", {}, 0],
    ["an activity", { activities: [activity(10, [8, 9])] }, -10],
    ["two windows of one activity", { activities: [activity(30, [8, 8.5], [9, 9.25])] }, -60],
    [
      "an activity after a task",
      { inventory: [5], activities: [activity(20, [9, 10])], tasks: [task(25, [8, 9])] },
      -40,
    ],
    [
      "a loan that is over before the activity",
      { activities: [activity(20, [9, 10])], borrows: [borrow(5, [8, 9])] },
      -15,
    ],
    [
      "a purchase before the activity",
      { activities: [activity(20, [9, 10])], purchases: [purchase(5, 8)] },
      -15,
    ],
    ["the inventory and a loan", { inventory: [25], borrows: [borrow(5, [8, 9])] }, 25],
  ])("of what is consumed, with %s", (_, given, expected) => {
    expect(discrepancy(tape, state(given))).toBe(expected);
  });

  it("forgets a loan that is over, and what comes too late", () => {
    const late = {
      inventory: [2],
      activities: [activity(10, [9, 10])],
      borrows: [borrow(5, [8, 9])],
      purchases: [purchase(50, 9.25)],
    };
    expect(discrepancy(table, state(late))).toBe(-8);
    expect(discrepancy(tape, state(late))).toBe(-3);
  });

  it("needs gear once for windows that follow each other, or overlap", () => {
    const activities = [activity(10, [8, 9], [8.5, 10], [10, 11])];
    expect(discrepancy(table, state({ activities }))).toBe(-10);
  });

  it("hands gear over from one sheet to the next without needing it twice", () => {
    const handedOver = { activities: [activity(10, [8, 9])], tasks: [task(10, [9, 10])] };
    expect(discrepancy(table, state(handedOver))).toBe(-10);
  });

  it("consumes at each window of an activity, and once for the shifts of a task that follow each other", () => {
    const shifts = [
      [8, 9],
      [9, 10],
      [9.5, 11],
      [14, 15],
    ] as const;
    expect(discrepancy(tape, state({ activities: [activity(10, ...shifts)] }))).toBe(-40);
    expect(discrepancy(tape, state({ tasks: [task(10, ...shifts)] }))).toBe(-20);
  });

  it("sees a lack shorter than a quarter of an hour", () => {
    expect(discrepancy(table, state({ activities: [activity(10, [8.05, 8.1])] }))).toBe(-10);
  });

  it("never counts a sheet that has no window yet", () => {
    expect(discrepancy(table, state({ activities: [activity(10)], tasks: [task(5)] }))).toBe(0);
  });

  it("is told for every gear of the catalogue, in its order, with its moment and what is left over time", () => {
    const given = state({ inventory: [3], activities: [activity(10, [8, 9], [10, 11])] });
    const chair = { id: 3, name: "Chaise", slug: "chaise", isConsumable: false };
    expect(gearRecap([tape, chair, table], given)).toEqual([
      {
        ...tape,
        stockDiscrepancy: -17,
        lowestAt: iso(10),
        levels: [
          { at: iso(8), left: -7 },
          { at: iso(10), left: -17 },
        ],
      },
      { ...chair, stockDiscrepancy: 0 },
      {
        ...table,
        stockDiscrepancy: -7,
        lowestAt: iso(8),
        levels: [
          { at: iso(8), left: -7 },
          { at: iso(9), left: 3 },
          { at: iso(10), left: -7 },
          { at: iso(11), left: 3 },
        ],
      },
    ]);
  });
});
