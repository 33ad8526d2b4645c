import { dayAfter, stepDayOf } from "./step-day";

const before = { name: "Pré-festival", days: ["2026-05-13", "2026-05-14"] };
const during = { name: "Festival", days: ["2026-05-15", "2026-05-16"] };
const steps = [before, during];
const at = (day: string) => {
  const stepDay = stepDayOf(steps, day);
  if (!stepDay) throw new Error("no such day");
  return stepDay;
};

describe("The day in view", () => {
  it("is a step and its day", () => {
    expect(stepDayOf(steps, "2026-05-16")).toEqual({ step: during, day: "2026-05-16", rank: 1 });
  });

  it("is the first day where the address names a day that no step has", () => {
    expect(stepDayOf(steps, "2030-01-01")).toEqual({ step: before, day: "2026-05-13", rank: 0 });
  });

  it("is nowhere before the festival has dates", () => {
    expect(stepDayOf([], "2026-05-16")).toBeUndefined();
  });
});

describe("One move further", () => {
  it.each([
    ["2026-05-13", 1, "2026-05-14"],
    ["2026-05-14", 1, "2026-05-15"],
    ["2026-05-15", -1, "2026-05-14"],
    ["2026-05-16", 1, undefined],
    ["2026-05-13", -1, undefined],
  ] as const)("by days, from %s by %d, is %s", (day, way, next) => {
    expect(dayAfter(steps, at(day), way, true)).toBe(next);
  });

  it.each([
    ["2026-05-14", 1, "2026-05-15"],
    ["2026-05-16", -1, "2026-05-13"],
    ["2026-05-15", 1, undefined],
    ["2026-05-14", -1, undefined],
  ] as const)("by steps, from %s by %d, is %s", (day, way, next) => {
    expect(dayAfter(steps, at(day), way, false)).toBe(next);
  });
});
