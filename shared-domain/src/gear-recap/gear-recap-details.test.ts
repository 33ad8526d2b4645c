import { badInputRefusal } from "../testing/refusal";
import { END_BEFORE_START } from "../time/period";
import { gearRecapDetails, PERIOD_TOO_LONG } from "./gear-recap";
import { activity, at, borrow, iso, purchase, state, table, tape, task } from "./testing/festival";

const logisticState = state({
  inventory: [2, 1],
  activities: [activity(10, [8, 9])],
  tasks: [task(5, [8.25, 8.75])],
  borrows: [borrow(4, [8, 8.5])],
  purchases: [purchase(6, 8.25)],
});
const escapeGame = { id: 10, name: "Escape game", quantity: 10 };
const install = { id: 5, name: "Installer", quantity: 5 };
const fromMairie = { id: 7, lender: "Mairie", quantity: 4 };
const fromCastorama = { id: 9, seller: "Castorama", quantity: 6 };

/** The five quarters from 7:45 to 9:00. */
const quarters = (gear: typeof table) =>
  gearRecapDetails(gear, logisticState, { start: at(7, 45), end: at(9) }).details;

describe("DASH-1 Gear that is given back, over time", () => {
  const details = quarters(table);

  it("comes with loans and purchases, and goes with loans", () => {
    expect(details.map(({ stock }) => stock)).toEqual([3, 7, 13, 9, 9]);
    expect(details.map(({ inventory }) => inventory)).toEqual([3, 3, 3, 3, 3]);
  });

  it("is needed by each sheet while a window lasts", () => {
    expect(details.map(({ inquiry }) => inquiry)).toEqual([0, 10, 15, 15, 10]);
  });

  it("is needed once by a sheet with overlapping windows", () => {
    const twice = state({ activities: [activity(10, [8, 9], [8, 10])] });
    const [first] = gearRecapDetails(table, twice, { start: at(8), end: at(9) }).details;
    expect(first?.inquiry).toBe(10);
  });

  it("is not consumed", () => {
    expect(details[1]).not.toHaveProperty("consumed");
  });
});

describe("DASH-2 Gear that is consumed, over time", () => {
  const details = quarters(tape);

  it("is needed when a window starts, and gone from then on", () => {
    expect(details.map(({ inquiry }) => inquiry)).toEqual([0, 10, 5, 0, 0]);
    expect(details.map(({ consumed }) => consumed)).toEqual([0, 0, 10, 15, 15]);
  });

  it("stays once lent or bought, and may be missing", () => {
    expect(details.map(({ stock }) => stock)).toEqual([3, 7, 3, -2, -2]);
  });

  it("is taken once by the shifts of a task that follow each other", () => {
    const shifts = state({ tasks: [task(5, [8, 8.25], [8.25, 8.5])] });
    const steps = gearRecapDetails(tape, shifts, { start: at(8), end: at(8, 45) }).details;
    expect(steps.map(({ inquiry }) => inquiry)).toEqual([5, 0, 0]);
    expect(steps.map(({ consumed }) => consumed)).toEqual([0, 5, 5]);
  });

  it("is lost by no step when the steps do not start on the quarter", () => {
    const steps = gearRecapDetails(tape, logisticState, { start: at(7, 50), end: at(8, 20) }).details;
    expect(steps.map(({ inquiry }) => inquiry)).toEqual([10, 5]);
    expect(steps.map(({ purchases }) => purchases)).toEqual([[], [fromCastorama]]);
  });
});

describe("DASH-3 The sheets behind a step", () => {
  it("are, for gear that is given back, the needs and loans that last, and the purchase of the moment", () => {
    const [before, first, second, third] = quarters(table);
    expect(before).toMatchObject({ activities: [], tasks: [], borrows: [], purchases: [] });
    expect(first).toEqual({
      start: iso(8),
      end: iso(8, 15),
      stock: 7,
      inquiry: 10,
      inventory: 3,
      activities: [escapeGame],
      tasks: [],
      borrows: [fromMairie],
      purchases: [],
    });
    expect(second).toMatchObject({
      activities: [escapeGame],
      tasks: [install],
      borrows: [fromMairie],
      purchases: [fromCastorama],
    });
    expect(third).toMatchObject({ tasks: [install], borrows: [], purchases: [] });
  });

  it("are, for gear that is consumed, those of the moment", () => {
    const [, first, second, third] = quarters(tape);
    expect(first).toMatchObject({
      activities: [escapeGame],
      tasks: [],
      borrows: [fromMairie],
      purchases: [],
    });
    expect(second).toMatchObject({
      activities: [],
      tasks: [install],
      borrows: [],
      purchases: [fromCastorama],
    });
    expect(third).toMatchObject({ activities: [], tasks: [], borrows: [], purchases: [] });
  });
});

describe("The steps of a period", () => {
  const steps = (start: Date, end: Date) =>
    gearRecapDetails(table, state({}), { start, end }).details.map((step) => [step.start, step.end]);

  it("last a quarter of an hour, but for the last one, cut at the end", () => {
    expect(steps(at(8), at(8, 40))).toEqual([
      [iso(8), iso(8, 15)],
      [iso(8, 15), iso(8, 30)],
      [iso(8, 30), iso(8, 40)],
    ]);
  });

  it("follow an end that comes after the start", () => {
    expect(() => steps(at(9), at(8))).toThrow(badInputRefusal(END_BEFORE_START));
  });

  it("are a month's at most", () => {
    const days = (count: number) => at(8 + 24 * count);
    expect(steps(at(8), days(31))).toHaveLength(31 * 24 * 4);
    expect(() => steps(at(8), new Date(days(31).getTime() + 1))).toThrow(badInputRefusal(PERIOD_TOO_LONG));
  });

  it("name the gear", () => {
    const { name, slug } = gearRecapDetails(tape, state({}), { start: at(8), end: at(9) });
    expect({ name, slug }).toEqual({ name: "Gaffer", slug: "gaffer" });
  });
});
