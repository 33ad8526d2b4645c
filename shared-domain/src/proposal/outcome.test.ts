import { holesOf, measure, outcomeOf, whyOpen } from "./outcome";
import { hours, person, place, problemOf, slotOf } from "./testing/drawn-festival";

const hour = 3_600_000;
const [morning, noon, evening] = [
  slotOf(1, hours(8, 12)),
  slotOf(2, hours(10, 14), 1, { topPriority: true }),
  slotOf(3, hours(18, 22)),
];
const slots = [morning, noon, evening];

describe("The holes of a proposal", () => {
  it("are the places that stay open; whom a sheet names fills none", () => {
    const today = [{ personId: 3, slotKey: morning.key, as: null, fixed: true }];
    const problem = problemOf({ slots, people: [1, 2, 3].map((id) => person(id)), today });
    const outcome = outcomeOf(problem, [place(1, morning), place(2, noon)]);
    expect(holesOf(problem, outcome)).toEqual([
      { slotKey: morning.key, team: "benevole", demand: 2, missing: 1 },
      { slotKey: evening.key, team: "benevole", demand: 2, missing: 2 },
    ]);
  });

  it("say how many people lack what, all that they lack, and who lacks that alone", () => {
    const people = [
      person(1),
      person(2, { teams: [] }),
      person(3, { teams: [], availabilities: [] }),
      person(4, { breaks: [hours(11, 13)] }),
      person(5),
      person(6, { rest: { hoursPerDay: 3 } }),
      person(7),
    ];
    const problem = problemOf({ slots, people });
    const outcome = outcomeOf(problem, [place(1, morning), place(5, noon)]);
    expect(whyOpen(problem, outcome, { slotKey: morning.key, team: "benevole" })).toEqual({
      free: [7],
      reasons: [
        { lack: "TEAM", count: 2, onlyThis: [2] },
        { lack: "AVAILABILITY", count: 1, onlyThis: [] },
        { lack: "ELSEWHERE", count: 1, onlyThis: [5] },
        { lack: "BREAK", count: 1, onlyThis: [4] },
        { lack: "REST", count: 1, onlyThis: [6] },
      ],
    });
  });

  it("of a slot that is unknown have no reason", () => {
    const problem = problemOf({ slots, people: [person(1)] });
    expect(whyOpen(problem, outcomeOf(problem, []), { slotKey: "9/9/9", team: "benevole" })).toEqual({
      free: [],
      reasons: [],
    });
  });
});

describe("What a proposal is worth", () => {
  it("counts the places filled, those with priority, the hours, friends and changes", () => {
    const people = [
      person(1, { friendIds: [2] }),
      person(2, { friendIds: [1] }),
      person(3, { availabilities: [] }),
    ];
    const problem = problemOf({ slots, people, today: [{ ...place(1, evening), fixed: false }] });
    expect(measure(problem, [place(1, morning), place(2, morning), place(2, evening)])).toEqual({
      filled: 3,
      demand: 5,
      priorityFilled: 0,
      priorityDemand: 1,
      leastTime: 4 * hour,
      mostTime: 8 * hour,
      meanTime: 6 * hour,
      spread: 2 * hour,
      friends: 1,
      gains: 3,
      losses: 1,
    });
  });

  it("is nothing where there is neither slot nor person", () => {
    expect(measure(problemOf({}), [])).toMatchObject({
      filled: 0,
      demand: 0,
      meanTime: 0,
      leastTime: 0,
      mostTime: 0,
    });
  });
});
