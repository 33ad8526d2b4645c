import { addDays, parisInstant } from "../time/paris";
import { restProblems, type RestRules, restRulesFor } from "./rest";

const FRIDAY = "2027-05-21";
/** Hours from Friday's midnight: 30 is six o'clock on Saturday. */
const at = (hour: number, day = FRIDAY) => parisInstant(addDays(day, Math.floor(hour / 24)), hour % 24);
const hours = (from: number, to: number) => ({ start: at(from), end: at(to) });
const person = { id: 1, firstname: "Léa", lastname: "Roux", nickname: null };
const problems = (rules: RestRules, slot: [number, number], ...others: [number, number][]) =>
  restProblems(hours(...slot), { rules, person, others: others.map((one) => hours(...one)) });

describe("Rest", () => {
  it("is nobody's business without a rule", () => {
    expect(problems({}, [0, 24], [24, 48])).toEqual([]);
  });

  it("is a pause after so many hours in a row", () => {
    const rules = { hoursInARow: 4 };
    expect(problems(rules, [12, 14], [10, 12])).toEqual([]);
    expect(problems(rules, [12, 14], [10, 12], [14, 15])).toEqual([
      "Léa Roux travaillerait plus de 4 h d'affilée",
    ]);
    expect(problems(rules, [12, 14], [8, 11], [15, 19])).toEqual([]);
  });

  it("lasts a while between two stretches of work, or there is none", () => {
    const rules = { minimumRest: 2 };
    expect(problems(rules, [12, 14], [14, 16])).toEqual([]);
    expect(problems(rules, [12, 14], [16, 18], [8, 10])).toEqual([]);
    const tooShort = ["Léa Roux aurait moins de 2 h de repos entre deux créneaux"];
    expect(problems(rules, [12, 14], [15, 18])).toEqual(tooShort);
    expect(problems(rules, [12, 14], [9, 11])).toEqual(tooShort);
  });

  it("bounds the hours of a day, which ends at six in the morning", () => {
    const rules = { hoursPerDay: 6 };
    const tooMuch = ["Léa Roux travaillerait plus de 6 h dans la journée"];
    expect(problems(rules, [26, 28], [10, 14])).toEqual([]);
    expect(problems(rules, [26, 29], [10, 14])).toEqual(tooMuch);
    expect(problems(rules, [30, 33], [10, 14], [34, 37])).toEqual([]);
    expect(problems(rules, [28, 32], [10, 15])).toEqual(tooMuch);
  });

  it("comes after so many nights", () => {
    const rules = { nightsInARow: 2 };
    const nights: [number, number][] = [
      [24, 26],
      [50, 52],
    ];
    expect(problems(rules, [72, 74], ...nights)).toEqual([
      "Léa Roux travaillerait plus de 2 nuits d'affilée",
    ]);
    expect(problems({ nightsInARow: 1 }, [50, 52], [24, 26])).toEqual([
      "Léa Roux travaillerait plus d'une nuit d'affilée",
    ]);
    expect(problems(rules, [80, 84], ...nights)).toEqual([]);
    expect(problems(rules, [96, 98], ...nights)).toEqual([]);
    expect(problems(rules, [48, 50], [24, 26], [72, 74])).toHaveLength(1);
  });

  it("tells every reason", () => {
    expect(problems({ hoursInARow: 2, hoursPerDay: 3 }, [12, 16])).toHaveLength(2);
  });

  it("knows the nights on which the clocks change", () => {
    const night = (from: number, to: number, day: string) => ({ start: at(from, day), end: at(to, day) });
    const rules = { hoursPerDay: 6 };
    // From midnight to six is seven hours in autumn, five in spring.
    expect(restProblems(night(0, 6, "2027-10-31"), { rules, person, others: [] })).toHaveLength(1);
    expect(restProblems(night(0, 6, "2027-03-28"), { rules, person, others: [] })).toEqual([]);
  });

  it("may be another for the members of a team", () => {
    const configuration = { everybody: { hoursInARow: 4 }, teams: [{ team: "hard", hoursInARow: 8 }] };
    expect(restRulesFor(configuration, ["benevole", "hard"])).toMatchObject({ hoursInARow: 8 });
    expect(restRulesFor(configuration, ["benevole"])).toEqual({ hoursInARow: 4 });
    expect(restRulesFor(undefined, ["benevole"])).toEqual({});
  });
});
