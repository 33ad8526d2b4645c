import { parisInstant } from "../../time/paris";
import type { ProblemPerson, ProblemAssignment, ProposalProblem, Span } from "../problem";
import { faultsOf } from "./checker";

const at = (day: string, hour: number) => parisInstant(day, hour).getTime();
const on = (day: string, from: number, to: number): Span => [at(day, from), at(day, to)];

const lea: ProblemPerson = {
  id: 1,
  teams: ["benevole"],
  charisma: 0,
  preference: "NO_PREF",
  availabilities: [on("2027-05-14", 0, 20), on("2027-05-15", 0, 23), on("2027-05-16", 0, 23)],
  breaks: [on("2027-05-15", 12, 13)],
  rest: {},
  friendIds: [],
};
const spans: Record<string, Span> = {
  morning: on("2027-05-14", 8, 10),
  next: on("2027-05-14", 10, 12),
  same: on("2027-05-14", 9, 11),
  late: on("2027-05-14", 19, 21),
  noon: on("2027-05-15", 12, 14),
  "first night": on("2027-05-15", 2, 4),
  "second night": on("2027-05-16", 2, 4),
  "dawn to day": on("2027-05-16", 5, 8),
};

function problemOf(person: Partial<ProblemPerson>, today: ProposalProblem["today"] = []): ProposalProblem {
  return {
    seed: 1,
    slots: Object.entries(spans).map(([key, span]) => ({
      key,
      taskId: 1,
      span,
      category: null,
      topPriority: false,
      demands: [{ team: "benevole", demand: 1 }],
    })),
    people: [
      { ...lea, ...person },
      { ...lea, id: 2 },
    ],
    today,
    weights: { priority: 0, friends: 0, preference: 0, fairness: 0, stability: 0 },
  };
}

const comes = (slotKey: string, { personId = 1, as = "benevole" } = {}): ProblemAssignment => ({
  personId,
  slotKey,
  as,
});

describe("The checker of proposals", () => {
  it("accepts one that keeps every rule", () => {
    const solution = { places: [comes("morning"), comes("next"), comes("first night")], value: 3, bound: 3 };

    expect(
      faultsOf(problemOf({ rest: { minimumRest: 8, hoursInARow: 4, hoursPerDay: 6 } }), solution),
    ).toEqual([]);
  });

  it.each<[string, ProblemAssignment[], Partial<ProblemPerson>]>([
    ["nobody asks for barman", [comes("morning", { as: "barman" })], {}],
    ["not a member of benevole", [comes("morning")], { teams: ["hard"] }],
    ["no such slot", [comes("yesterday")], {}],
    ["no such person", [comes("morning", { personId: 9 })], {}],
    ["not available", [comes("late")], {}],
    ["during a break", [comes("noon")], {}],
    ["in two places at once", [comes("morning"), comes("same")], {}],
    ["twice", [comes("morning"), comes("morning")], {}],
    ["too many as benevole", [comes("morning"), comes("morning", { personId: 2 })], {}],
    ["too long without a pause", [comes("morning"), comes("next")], { rest: { hoursInARow: 3 } }],
    ["too little rest", [comes("next"), comes("first night")], { rest: { minimumRest: 15 } }],
    // Two in the morning belongs to the day before.
    ["too much in a day", [comes("next"), comes("first night")], { rest: { hoursPerDay: 3 } }],
    [
      "too many nights in a row",
      [comes("first night"), comes("second night")],
      { rest: { nightsInARow: 1 } },
    ],
    ["too many nights in a row", [comes("dawn to day")], { rest: { nightsInARow: 0 } }],
  ])("refuses: %s", (fault, places, person) => {
    expect(faultsOf(problemOf(person), { places, value: 1, bound: 1 }).join("\n")).toContain(fault);
  });

  it("refuses a proposal that claims more than its bound", () => {
    expect(faultsOf(problemOf({}), { places: [], value: 2, bound: 1 })).not.toEqual([]);
    expect(faultsOf(problemOf({}), { places: [], value: 0, bound: NaN })).not.toEqual([]);
  });

  it("wants anyone who is fixed, and allows them to break a rule, but nobody who joins them", () => {
    const today = [{ ...comes("late"), fixed: true }];

    expect(faultsOf(problemOf({}, today), { places: [], value: 0, bound: 0 })).toEqual([
      "person 1 at late is fixed and stands there 0 times",
    ]);
    expect(faultsOf(problemOf({}, today), { places: [comes("late")], value: 0, bound: 0 })).toEqual([]);
    const joined = [comes("late"), comes("next")];
    const faults = faultsOf(problemOf({ rest: { hoursPerDay: 3 } }, today), {
      places: joined,
      value: 0,
      bound: 0,
    });
    expect(faults).toEqual(["person 1 at next: too much in a day"]);
  });

  it("knows that a person named by a sheet is busy", () => {
    const today = [{ personId: 1, slotKey: "same", as: null, fixed: true }];

    expect(faultsOf(problemOf({}, today), { places: [comes("morning")], value: 0, bound: 0 })).toEqual([
      "person 1 at morning: in two places at once",
    ]);
  });
});
