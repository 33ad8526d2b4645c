import { refusal } from "../testing/refusal";
import { hours } from "../volunteer-availability/testing/availabilities";
import { type Callable, callBoard, checkAnybodyToCall, peopleToCall, type Span } from "./board";

const blocks = [18, 20, 22].map((hour) => ({ ...hours(hour, hour + 2), charisma: 20 }));
const span = (from: number, to: number): Span => {
  const { start, end } = hours(from, to);
  return [start.getTime(), end.getTime()];
};
const places = (from: number, to: number, count: number) => ({ span: span(from, to), count });
const lea = (facts: Partial<Callable>): Callable => ({
  id: 1,
  firstname: "Léa",
  lastname: "Roux",
  charisma: 12,
  given: [],
  busy: [],
  calls: [],
  ...facts,
});
const board = (people: Callable[], empty: ReturnType<typeof places>[] = []) =>
  callBoard({ blocks, empty, people });
const figures = (...people: Callable[]) => board(people).blocks.map(({ free, called }) => [free, called]);
const askable = (facts: Partial<Callable>) => board([lea(facts)]).people[0]?.askable;
const call = (hour: number, isDeclined = false) => ({ start: span(hour, hour + 2)[0], isDeclined });

describe("AC-3 A block", () => {
  it("needs the people of its worst moment, not of all its tasks", () => {
    const empty = [places(18, 19, 3), places(19, 20, 4), places(18, 22, 2), places(20, 21, 1)];
    expect(board([], empty).blocks.map(({ needed }) => needed)).toEqual([6, 3, 0]);
  });

  it("counts places that begin before it", () => {
    expect(board([], [places(15, 19, 5)]).blocks.map(({ needed }) => needed)).toEqual([5, 0, 0]);
  });

  it("has those who are available for all of it, and busy at no moment of it", () => {
    expect(figures(lea({ given: [span(18, 21)] }))).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(figures(lea({ given: [span(18, 24)], busy: [span(21, 22)] }))).toEqual([
      [1, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  it("lacks the people who are not free, and never fewer than none", () => {
    const people = [lea({ given: [span(18, 24)] }), lea({ id: 2, given: [span(20, 22)] })];
    const missing = board(people, [places(18, 20, 12), places(20, 22, 1)]).blocks.map((one) => one.missing);
    expect(missing).toEqual([11, 0, 0]);
  });
});

describe("AC-4 A person may be called", () => {
  it("where they gave nothing", () => {
    expect(askable({})).toEqual([0, 1, 2]);
    expect(askable({ given: [span(20, 22)] })).toEqual([0, 2]);
  });

  it("not where they gave a part", () => {
    expect(askable({ given: [span(21, 23)] })).toEqual([0]);
  });

  it("not where they are busy, even for an hour of it", () => {
    expect(askable({ busy: [span(19, 20)] })).toEqual([1, 2]);
  });

  it("once for a block, whatever they answered", () => {
    expect(askable({ calls: [call(18), call(22, true)] })).toEqual([1]);
  });

  it("or is left out of the list", () => {
    expect(askable({ given: [span(18, 24)] })).toBeUndefined();
  });

  it("for the chosen blocks alone, each for their own", () => {
    const people = [
      { id: 1, askable: [0, 1] },
      { id: 2, askable: [2] },
      { id: 3, askable: [1, 2] },
    ];
    expect(peopleToCall(people, [1, 0]).map(({ person, ranks }) => [person.id, ranks])).toEqual([
      [1, [0, 1]],
      [3, [1]],
    ]);
  });

  it("unless nobody is left", () => {
    expect(() => checkAnybodyToCall(0)).toThrow(
      refusal("Il n'y a plus personne à appeler à ces heures : chacun a déjà répondu, ou a déjà été appelé"),
    );
    expect(() => checkAnybodyToCall(1)).not.toThrow();
  });
});

it("AC-5 Answers are counted: who came is no refusal, even after a no", () => {
  const answers = board([
    lea({ calls: [call(18)] }),
    lea({ id: 2, calls: [call(18, true)] }),
    lea({ id: 3, calls: [call(18)], given: [span(18, 20)] }),
    lea({ id: 4, calls: [call(18, true)], given: [span(18, 24)] }),
  ]).blocks[0];
  expect(answers).toMatchObject({ called: 4, accepted: 2, declined: 1 });
});
