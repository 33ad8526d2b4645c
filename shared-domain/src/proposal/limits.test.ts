import { badInput } from "../festival-error";
import { parisInstant } from "../time/paris";
import { checkLimits, isWithinLimits, limitsInWords, noLimits } from "./limits";

const at = (hour: number) => new Date(parisInstant("2027-05-15").getTime() + hour * 3_600_000);
const evening = { start: at(18).toISOString(), end: at(23).toISOString() };
const slotOf = (from: number, to: number, team: string | null = "bar") => ({
  start: at(from).getTime(),
  end: at(to).getTime(),
  team,
});

describe("The limits of a proposal", () => {
  it("let every slot through when there are none", () => {
    expect(isWithinLimits(noLimits, slotOf(8, 10, null))).toBe(true);
  });

  it.each([
    [16, 18, false],
    [16, 19, true],
    [18, 20, true],
    [22, 24, true],
    [23, 24, false],
    [16, 24, true],
  ])("of an evening from 18 to 23 are about a slot from %i to %i: %s", (from, to, isWithin) => {
    expect(isWithinLimits({ ...noLimits, period: evening }, slotOf(from, to))).toBe(isWithin);
  });

  it("of some teams are about the tasks that those are in charge of", () => {
    const limits = { period: evening, teams: ["bar", "matos"] };
    const isWithin = (team: string | null) => isWithinLimits(limits, slotOf(18, 20, team));
    expect(["bar", "matos", "secu", null].map(isWithin)).toEqual([true, true, false, false]);
    expect(isWithinLimits(limits, slotOf(8, 10, "bar"))).toBe(false);
  });

  it("want a period that lasts, a year at most", () => {
    const check = (start: Date, end: Date) => () => {
      checkLimits({ teams: [], period: { start: start.toISOString(), end: end.toISOString() } });
    };
    expect(check(at(18), at(23))).not.toThrow();
    expect(check(at(23), at(18))).toThrow(
      badInput("La date de fin doit être après la date de début", "limits"),
    );
    expect(check(at(18), at(18))).toThrow("La période doit avoir une durée");
    expect(check(at(18), parisInstant("2028-05-17", 18))).toThrow("La plage horaire dure 366 jours au plus");
  });

  it("are told in words", () => {
    const nameOf = (code: string) => code.toUpperCase();
    expect(limitsInWords(noLimits, nameOf)).toBe("");
    expect(limitsInWords({ period: evening, teams: ["bar", "secu"] }, nameOf)).toBe(
      "du samedi 15 mai à 18:00 au samedi 15 mai à 23:00 · FT de BAR, SECU",
    );
  });
});
