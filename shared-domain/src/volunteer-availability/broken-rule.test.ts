import { refusal } from "../testing/refusal";
import { parisInstant } from "../time/paris";
import { brokenRule, checkAvailabilities } from "./broken-rule";

const period = (from: number, to: number) => ({
  start: parisInstant("2024-05-17", from),
  end: parisInstant("2024-05-17", to),
});
const ODD =
  "Il n'est pas possible de sélectionner des heures impaires en dehors du shift de la soirée (18h00-06h00)";
const SHORT = "La disponibilité doit durer au moins 2 heures";

describe("AV-6 An availability", () => {
  it.each([
    [8, 10],
    [8, 20],
    [19, 21],
    [3, 5],
  ])("from %i to %i is sound", (from, to) => {
    expect(brokenRule(period(from, to))).toBeUndefined();
  });

  it("does not begin at an odd hour of the day", () => {
    expect([brokenRule(period(7, 10)), brokenRule(period(17, 20))]).toEqual([ODD, ODD]);
  });

  it("lasts two hours at least, in the evening too", () => {
    expect([brokenRule(period(8, 9)), brokenRule(period(19, 20))]).toEqual([SHORT, SHORT]);
  });
});

describe("AV-9 Availabilities that are sent together", () => {
  it("pass when all are sound", () => {
    expect(() => checkAvailabilities([period(8, 10), period(19, 21)])).not.toThrow();
  });

  it("are refused with a line for each broken one", () => {
    expect(() => checkAvailabilities([period(7, 10), period(10, 12), period(14, 15)])).toThrow(
      refusal(`[17/05/2024 07:00-17/05/2024 10:00]${ODD}\n[17/05/2024 14:00-17/05/2024 15:00]${SHORT}`),
    );
  });
});
