import { lea } from "../../festival-activity/testing/activities";
import {
  type Commitments,
  conflictLines,
  conflictsOf,
  worstConflict,
  isBlocking,
  noConflict,
  withConflicts,
} from "./conflicts";
import { fridayNight, inReview, named, readyDraft, saturday, zoe } from "../testing/tasks";

const window = (start: string, end: string) => ({
  start: `2024-05-18T${start}:00+02:00`,
  end: `2024-05-18T${end}:00+02:00`,
});
const mobilized = { taskId: 1, ...window("10:00", "14:00") };
const free: Commitments = {
  availabilities: [window("08:00", "18:00")],
  mobilizations: [],
  assignments: [],
};
const bar = { id: 7, name: "Tenir le bar" };

/** A period of another task against the mobilization from 10 to 14. */
const positions: [string, ReturnType<typeof window>, overlaps: boolean][] = [
  ["the same", window("10:00", "14:00"), true],
  ["a larger one", window("09:00", "15:00"), true],
  ["a smaller one", window("11:00", "12:00"), true],
  ["one that overlaps its start", window("09:00", "11:00"), true],
  ["one that overlaps its end", window("13:00", "15:00"), true],
  ["one that ends when it starts", window("08:00", "10:00"), false],
  ["one that starts when it ends", window("14:00", "16:00"), false],
];

describe("FT-50 Being available", () => {
  it.each<[string, Commitments["availabilities"], boolean]>([
    ["the same bounds", [window("10:00", "14:00")], false],
    ["a larger availability", [window("09:00", "15:00")], false],
    ["none", [], true],
    ["a smaller one", [window("11:00", "13:00")], true],
    ["one that misses the start", [window("11:00", "15:00")], true],
    ["one that misses the end", [window("09:00", "13:00")], true],
    ["two that follow each other", [window("09:00", "12:00"), window("12:00", "15:00")], true],
  ])("%s", (_, availabilities, missing) => {
    expect(conflictsOf(mobilized, { ...free, availabilities })).toEqual({
      ...noConflict,
      availability: missing,
    });
  });
});

describe("FT-51 Being asked for elsewhere", () => {
  const asked = (period: ReturnType<typeof window>, task = {}) => ({
    ...period,
    task: { ...bar, status: "IN_REVIEW" as const, ...task },
  });

  it.each(positions)("%s", (_, period, overlaps) => {
    expect(conflictsOf(mobilized, { ...free, mobilizations: [asked(period)] }).tasks).toEqual(
      overlaps ? [bar] : [],
    );
  });

  it("a task of which the assignment has started asks no more", () => {
    const mobilizations = [asked(window("10:00", "14:00"), { status: "READY_TO_ASSIGN" })];
    expect(conflictsOf(mobilized, { ...free, mobilizations }).tasks).toEqual([]);
  });

  it("the task's own mobilizations are no conflict, the same nor another", () => {
    const own = { id: 1, name: "Monter les décors" };
    const mobilizations = [asked(window("10:00", "14:00"), own), asked(window("11:00", "15:00"), own)];
    expect(conflictsOf(mobilized, { ...free, mobilizations }).tasks).toEqual([]);
  });

  it("another task is told once, all by their numbers", () => {
    const mobilizations = [
      asked(window("10:00", "11:00"), { id: 30 }),
      asked(window("10:00", "11:00")),
      asked(window("12:00", "13:00")),
    ];
    expect(conflictsOf(mobilized, { ...free, mobilizations }).tasks.map(({ id }) => id)).toEqual([7, 30]);
  });
});

describe("FT-52 Being assigned elsewhere", () => {
  it.each(positions)("%s", (_, period, overlaps) => {
    const assignments = [{ ...period, task: bar }];
    expect(conflictsOf(mobilized, { ...free, assignments }).assignments).toEqual(overlaps ? [bar] : []);
  });

  it("the task's own assignments are no conflict", () => {
    const assignments = [{ ...window("10:00", "14:00"), task: { id: 1, name: "Monter" } }];
    expect(conflictsOf(mobilized, { ...free, assignments }).assignments).toEqual([]);
  });
});

describe("What a chip says", () => {
  const conflicts = { availability: true, tasks: [bar], assignments: [{ id: 12, name: "Sécu" }] };

  it("shows the gravest: assigned, then asked for, then not available", () => {
    expect(worstConflict(conflicts)).toBe("assigned");
    expect(worstConflict({ ...conflicts, assignments: [] })).toBe("requested");
    expect(worstConflict({ ...noConflict, availability: true })).toBe("unavailable");
    expect(worstConflict(noConflict)).toBeUndefined();
  });

  it("tells all of them, a line each", () => {
    expect(conflictLines(conflicts)).toEqual([
      "N'est pas disponible sur le créneau",
      "Aussi demandé dans la FT #7 - Tenir le bar",
      "Déjà affecté sur la FT #12 - Sécu",
    ]);
    expect(conflictLines(noConflict)).toEqual([]);
  });

  it("being asked for elsewhere does not keep anybody from coming", () => {
    expect(isBlocking({ ...noConflict, tasks: [bar] })).toBe(false);
    expect(isBlocking({ ...noConflict, availability: true })).toBe(true);
    expect(isBlocking({ ...noConflict, assignments: [bar] })).toBe(true);
  });
});

it("Everybody on a sheet gets their conflicts, mobilization by mobilization", () => {
  const mobilizations = [
    { ...fridayNight, volunteers: [named(lea), named(zoe)] },
    { ...saturday, volunteers: [named(lea)] },
  ];
  const commitments: Record<number, Commitments> = {
    [lea.id]: { ...free, availabilities: [saturday] },
  };
  const nothing: Commitments = { availabilities: [], mobilizations: [], assignments: [] };
  const ft = withConflicts(
    inReview(readyDraft({ mobilizations })),
    (volunteerId) => commitments[volunteerId] ?? nothing,
  );
  const missing = { ...noConflict, availability: true };
  expect(ft.mobilizations.map(({ volunteers }) => volunteers)).toEqual([
    [
      { ...lea, conflicts: missing },
      { ...zoe, conflicts: missing },
    ],
    [{ ...lea, conflicts: noConflict }],
  ]);
});
