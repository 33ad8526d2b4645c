import { buildModel } from "./build-model";
import type { ProposalWeights, ProposalProblem } from "./problem";
import { countedWorth } from "./testing/counted-worth";
import { hours, person, place, problemOf, slotOf } from "./testing/drawn-festival";
import { assignmentsOf, hoursWith, proposalValue, scheduleValue } from "./value";
import { allHoursWeight, assignmentWorth, categoryWeight, nextHourWorth, shareWorth } from "./worth";

const unwished: ProposalWeights = { priority: 0, friends: 0, preference: 0, fairness: 0, stability: 0 };
const [morning, next, evening] = [
  slotOf(1, hours(8, 10)),
  slotOf(2, hours(10, 12), 2, { category: "FUN" }),
  slotOf(3, hours(18, 20), 2, { topPriority: true }),
];
const slots = [morning, next, evening];
const modelOf = (weights: Partial<ProposalWeights>, problem: Partial<ProposalProblem> = {}) =>
  buildModel(
    problemOf({ slots, people: [person(1), person(2)], weights: { ...unwished, ...weights }, ...problem }),
  );
/** The rows of the morning's, the next and the evening's slot. */
const [MORNING, NEXT, EVENING] = [0, 1, 2];

describe("The value of a proposal", () => {
  it("is fifty points a place and twenty-five an hour", () => {
    const model = modelOf({});
    expect(proposalValue(model, [[], []])).toBe(0);
    expect(proposalValue(model, [[MORNING], []])).toBe(100);
    expect(proposalValue(model, [[MORNING, NEXT], [EVENING]])).toBe(300);
  });

  it("is up to twice that where the task has priority", () => {
    expect(proposalValue(modelOf({ priority: 10 }), [[EVENING], [MORNING]])).toBe(300);
    expect(proposalValue(modelOf({ priority: 5 }), [[EVENING], []])).toBe(150);
    expect(assignmentWorth(2, { hasPriority: false, priority: 10 })).toBe(100);
  });

  it("grows for each of two friends who come together, those whom a sheet names included", () => {
    const people = [person(1, { friendIds: [2] }), person(2), person(3)];
    const model = modelOf({ friends: 10 }, { people });
    expect(proposalValue(model, [[MORNING], [MORNING], [MORNING]])).toBe(304);
    expect(proposalValue(model, [[MORNING], [NEXT], [MORNING]])).toBe(300);
    const named = modelOf(
      { friends: 10 },
      { people, today: [{ ...place(2, morning), as: null, fixed: true }] },
    );
    expect(proposalValue(named, [[MORNING], [], []])).toBe(102);
  });

  it.each([
    ["NO_PREF", [MORNING, NEXT], 0],
    ["NO_REST", [MORNING, EVENING], 2],
    ["STACKED", [MORNING, NEXT], 1],
    ["STACKED", [MORNING, EVENING], 0],
    ["FRAGMENTED", [MORNING, EVENING], 2],
    ["FRAGMENTED", [MORNING, NEXT], 1],
  ] as const)("counts, for who wished %s, the slots that lie so: %p gives %i", (preference, rows, liked) => {
    const model = modelOf({ preference: 10 }, { people: [person(1, { preference })] });
    expect(proposalValue(model, [rows])).toBe(200 + 2 * liked);
  });

  it("counts a slot after fixed hours as stacked", () => {
    const today = [{ ...place(1, morning), fixed: true }];
    const model = modelOf({ preference: 10 }, { people: [person(1, { preference: "STACKED" })], today });
    const [worker] = model.people;
    const row = model.rows.findIndex(({ slot }) => model.slots[slot]?.key === next.key);
    expect(worker && scheduleValue(worker, [row], model)).toBe(102);
  });

  it("is what one counts by hand, quarter by quarter, as long as fairness has no weight", () => {
    const problem = problemOf({
      slots,
      people: [
        person(1, { preference: "STACKED", friendIds: [2] }),
        person(2, { preference: "FRAGMENTED" }),
        person(3, { preference: "NO_REST", friendIds: [1] }),
      ],
      today: [{ ...place(2, evening), fixed: false }],
      weights: { priority: 7, friends: 3, preference: 9, fairness: 0, stability: 4 },
    });
    const model = buildModel(problem);
    for (const schedules of [
      [[MORNING, NEXT], [MORNING, EVENING], [NEXT]],
      [[MORNING, EVENING], [NEXT, EVENING], []],
      [[], [EVENING], [MORNING, NEXT]],
    ]) {
      const places = assignmentsOf(model, schedules);
      expect(proposalValue(model, schedules)).toBeCloseTo(countedWorth(problem, places), 6);
    }
  });
});

describe("The places of a proposal", () => {
  it("are the fixed ones, then each person's in the order of time", () => {
    const model = modelOf({}, { today: [{ ...place(2, evening), fixed: true }] });
    expect(assignmentsOf(model, [[NEXT, MORNING], [MORNING]])).toEqual([
      place(2, evening),
      place(1, morning),
      place(1, next),
      place(2, morning),
    ]);
  });

  it("give hours in all and by kind of task, fixed ones included", () => {
    const model = modelOf({}, { today: [{ ...place(1, evening), fixed: true }] });
    const [worker] = model.people;
    // All, then without category, bar, relou, statique, manutention, fun.
    expect(worker && hoursWith(worker, [MORNING, NEXT], model)).toEqual([6, 4, 0, 0, 0, 0, 2]);
  });
});

describe("Fairness", () => {
  it("takes nothing from who works a fair share", () => {
    expect(shareWorth(8, 8, allHoursWeight(10))).toBeCloseTo(0);
    expect(shareWorth(8, 8, categoryWeight(10))).toBeCloseTo(0);
  });

  it("finds too few hours as unfair as too many, but not of one kind of task", () => {
    expect(shareWorth(4, 8, allHoursWeight(10))).toBeCloseTo(shareWorth(12, 8, allHoursWeight(10)));
    expect(shareWorth(4, 8, allHoursWeight(10))).toBeLessThan(0);
    expect(shareWorth(0, 8, categoryWeight(10))).toBeCloseTo(0);
    expect(shareWorth(12, 8, categoryWeight(10))).toBeLessThan(0);
  });

  it("weighs nothing when nobody wishes it", () => {
    expect(shareWorth(40, 8, allHoursWeight(0))).toBeCloseTo(0);
  });

  it("makes each further hour worth less, down to a floor far beyond the share", () => {
    const worths = [4, 8, 12, 24, 30, 40].map((worked) => nextHourWorth(worked, 8, allHoursWeight(10)));
    expect(worths.slice(0, 4)).toEqual(worths.slice(0, 4).toSorted((a, b) => b - a));
    expect(worths.slice(3)).toEqual([-8, -8, -8]);
  });

  it("gives the next hour the worth that it really adds", () => {
    for (const weight of [allHoursWeight(6), categoryWeight(6)]) {
      for (const worked of [0, 3, 9, 17, 30]) {
        const step = 1e-6;
        const slope = (shareWorth(worked + step, 8, weight) - shareWorth(worked, 8, weight)) / step;
        expect(nextHourWorth(worked, 8, weight)).toBeCloseTo(slope, 3);
      }
    }
  });
});
