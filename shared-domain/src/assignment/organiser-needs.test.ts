import { badInputRefusal } from "../testing/refusal";
import { parisInstant } from "../time/paris";
import { END_BEFORE_START } from "../time/period";
import { NEEDS_WINDOW_TOO_LONG, organiserNeeds, type Presence, type Request } from "./organiser-needs";

const at = (hour: number, minute = 0) => parisInstant("2027-05-21", hour, minute);
const window = { start: at(18), end: at(19) };
const bar = { id: 1, name: "Bar" };
const request = (details: Partial<Request> = {}): Request => ({
  start: at(18),
  end: at(18, 30),
  task: bar,
  count: 2,
  named: [],
  ...details,
});
const someone = (details: Partial<Presence> = {}): Presence => ({
  id: 1,
  availabilities: [],
  busy: [],
  ...details,
});
const needs = (requests: Request[], people: Presence[] = []) => organiserNeeds(window, { requests, people });

describe("§9 The need for people", () => {
  it("is told for each quarter of an hour", () => {
    const found = needs([request()]);
    expect(found.map(({ start }) => start)).toEqual([at(18), at(18, 15), at(18, 30), at(18, 45)]);
    expect(found.map(({ requestedVolunteers }) => requestedVolunteers)).toEqual([2, 2, 0, 0]);
  });

  it("counts those whom a mobilization names, but lists what asks for teams only", () => {
    const [first] = needs([
      request({ named: [7, 8] }),
      request({ count: 3 }),
      request({ task: { id: 2, name: "Scène" }, count: 0, named: [9] }),
    ]);
    expect(first?.requestedVolunteers).toBe(8);
    expect(first?.tasks).toEqual([{ ...bar, count: 5 }]);
  });

  it("counts people, not pieces of their time", () => {
    const free = [
      { start: at(18), end: at(18, 5) },
      { start: at(18, 10), end: at(18, 20) },
    ];
    const found = needs([], [someone({ availabilities: free })]);
    expect(found.map(({ availableVolunteers }) => availableVolunteers)).toEqual([1, 1, 0, 0]);
  });

  it("takes those who are busy off those who are available", () => {
    const found = needs(
      [],
      [
        someone({
          availabilities: [{ start: at(17), end: at(22) }],
          busy: [{ start: at(18, 15), end: at(18, 45) }],
        }),
      ],
    );
    expect(found.map(({ availableVolunteers }) => availableVolunteers)).toEqual([1, 0, 0, 1]);
    expect(found.map(({ assignedVolunteers }) => assignedVolunteers)).toEqual([0, 1, 1, 0]);
  });

  it("leaves out what only touches the quarter, or lies outside the window", () => {
    const before = { start: at(17), end: at(18) };
    const found = needs(
      [request(before)],
      [someone({ availabilities: [before], busy: [{ start: at(19), end: at(20) }] })],
    );
    expect(
      found.every((one) => one.requestedVolunteers + one.availableVolunteers + one.assignedVolunteers === 0),
    ).toBe(true);
  });

  it("is asked for 31 days at most, from a start to an end", () => {
    const days = (from: string, to: string) => () =>
      organiserNeeds({ start: parisInstant(from), end: parisInstant(to) }, { requests: [], people: [] });
    expect(days("2027-05-01", "2027-06-01")()).toHaveLength(31 * 96);
    // The night on which the clock goes back lasts an hour more.
    expect(days("2027-10-15", "2027-11-15")()).toHaveLength(31 * 96 + 4);
    expect(days("2027-05-01", "2027-06-02")).toThrow(badInputRefusal(NEEDS_WINDOW_TOO_LONG));
    expect(days("2027-05-02", "2027-05-01")).toThrow(badInputRefusal(END_BEFORE_START));
  });
});
