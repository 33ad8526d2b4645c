import { chosenBy, inverted, PERSON_GONE, selectAcceptableLines, SLOT_GONE, type Standing } from "./settle";
import { hours, slotOf } from "./testing/drawn-festival";
import { periodOf } from "./outcome";
import type { LineKind } from "./proposal";
import type { RestRules } from "../assignment/rest";

const slots = [
  slotOf(1, hours(8, 10)),
  slotOf(2, hours(10, 12)),
  slotOf(3, hours(12, 14)),
  slotOf(4, hours(9, 11), 1),
];
const keyOf = (taskId: number) => slots.find((slot) => slot.taskId === taskId)?.key ?? "gone";

/** Ada, Bob and Cléo are there all day; who comes where is `present`. */
function standing({
  present = [],
  rest = {},
}: { present?: [number, number][]; rest?: RestRules } = {}): Standing {
  const taskOf = (taskId: number) => ({ id: taskId, name: `Tâche ${String(taskId)}` });
  return {
    slots: new Map(
      slots.map(({ key, taskId, span, demands }) => [
        key,
        {
          ...periodOf(span),
          demands,
          task: taskOf(taskId),
          teamNames: new Map([["benevole", "Bénévole"]]),
          assignees: present.filter(([, task]) => task === taskId).map(([id]) => ({ id, as: "benevole" })),
        },
      ]),
    ),
    people: new Map(
      ["Ada", "Bob", "Cléo"].map((firstname, rank) => [
        rank + 1,
        {
          id: rank + 1,
          firstname,
          lastname: "Test",
          teams: ["benevole"],
          rest,
          breaks: [],
          availabilities: [periodOf(hours(0, 24))],
          slots: slots
            .filter(({ taskId }) => present.some(([id, task]) => id === rank + 1 && task === taskId))
            .map(({ key, taskId, span }) => ({ ...periodOf(span), key, task: taskOf(taskId) })),
        },
      ]),
    ),
  };
}

const line = (kind: LineKind, personId: number, taskId: number) => ({
  kind,
  personId,
  as: "benevole",
  slotKey: keyOf(taskId),
});
const gain = (personId: number, taskId: number) => line("GAIN", personId, taskId);
const loss = (personId: number, taskId: number) => line("LOSS", personId, taskId);

describe("Lines that are accepted", () => {
  it("16: are all done while nothing stands in their way", () => {
    const lines = [gain(1, 1), gain(2, 1), gain(1, 2)];
    expect(selectAcceptableLines(standing(), lines)).toEqual({ done: lines, leftOut: [] });
  });

  it("16: count the places and the hours that losses free, whatever their order", () => {
    const lines = [gain(2, 4), loss(1, 4), gain(1, 1)];
    const { done, leftOut } = selectAcceptableLines(standing({ present: [[1, 4]] }), lines);
    expect([done, leftOut]).toEqual([[lines[1], lines[0], lines[2]], []]);
    expect(
      selectAcceptableLines(standing({ present: [[1, 4]] }), [gain(2, 4), gain(1, 1)]).leftOut.map(
        ({ reason }) => reason,
      ),
    ).toEqual([
      "Il n'y a plus de place en tant que Bénévole pour Bob Test",
      "Ada Test est déjà affecté·e sur la FT #4 - Tâche 4",
    ]);
  });

  it("16: never take two places for one, nor put a person in two at once", () => {
    const { done, leftOut } = selectAcceptableLines(standing(), [gain(1, 4), gain(2, 4), gain(1, 1)]);
    expect(done).toEqual([gain(1, 4)]);
    expect(leftOut).toHaveLength(2);
  });

  it("leave out who is gone, what is gone, and what is so already", () => {
    const present: [number, number][] = [[1, 1]];
    expect(
      selectAcceptableLines(standing({ present }), [
        gain(9, 1),
        gain(1, 7),
        gain(1, 1),
        loss(2, 1),
        loss(9, 2),
        loss(1, 7),
      ]).leftOut.map(({ reason }) => reason),
    ).toEqual([
      "Bob Test ne vient déjà plus à ce créneau en tant que Bénévole",
      PERSON_GONE,
      SLOT_GONE,
      PERSON_GONE,
      SLOT_GONE,
      "Ada Test vient déjà à ce créneau",
    ]);
  });

  it("may together leave a rest that each alone would break", () => {
    const rest = { minimumRest: 8 };
    const lines = [gain(1, 1), gain(1, 3), gain(1, 2)];
    expect(selectAcceptableLines(standing({ rest }), lines)).toEqual({ done: lines, leftOut: [] });
    expect(selectAcceptableLines(standing({ rest }), lines.slice(0, 2))).toEqual({
      done: [gain(1, 1)],
      leftOut: [{ line: gain(1, 3), reason: "Ada Test aurait moins de 8 h de repos entre deux créneaux" }],
    });
  });

  it("leave out the last ones of anyone who would work too long; the others of the same person come", () => {
    const { done, leftOut } = selectAcceptableLines(standing({ rest: { hoursPerDay: 4 } }), [
      gain(1, 1),
      gain(1, 2),
      gain(1, 3),
    ]);
    expect(done).toEqual([gain(1, 1), gain(1, 2)]);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      "Ada Test travaillerait plus de 4 h dans la journée",
    ]);
  });

  it("are undone by the same lines the other way round", () => {
    const lines = [loss(1, 4), gain(2, 4)];
    const { done } = selectAcceptableLines(standing({ present: [[2, 4]] }), inverted(lines));
    expect(done).toEqual([loss(2, 4), gain(1, 4)]);
  });
});

describe("A place that is given back", () => {
  const tired = { rest: { minimumRest: 3 }, present: [[1, 1]] as [number, number][] };

  it("is given back though it leaves too short a rest, when it did so before", () => {
    const before = new Map([[1, new Set([keyOf(1), keyOf(3)])]]);
    expect(selectAcceptableLines(standing(tired), [gain(1, 3)], before)).toEqual({
      done: [gain(1, 3)],
      leftOut: [],
    });
  });

  it("stays away when it would leave too short a rest beside what came since", () => {
    const before = new Map([[1, new Set([keyOf(3)])]]);
    const { done, leftOut } = selectAcceptableLines(standing(tired), [gain(1, 3)], before);
    expect(done).toEqual([]);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      "Ada Test aurait moins de 3 h de repos entre deux créneaux",
    ]);
  });
});

it.each([
  [{ scope: "ALL" }, [0, 1, 2]],
  [{ scope: "TASK", taskId: 2 }, [1, 2]],
  [{ scope: "PERSON", userId: 7 }, [0, 2]],
  [{ scope: "LINES", ranks: [2, 5] }, [2]],
] as const)("Of a proposal's lines, %j chooses those of ranks %j", (choice, ranks) => {
  const lines = [
    { rank: 0, taskId: 1, userId: 7 },
    { rank: 1, taskId: 2, userId: 8 },
    { rank: 2, taskId: 2, userId: 7 },
  ];
  expect(lines.filter(chosenBy(choice)).map(({ rank }) => rank)).toEqual(ranks);
});
