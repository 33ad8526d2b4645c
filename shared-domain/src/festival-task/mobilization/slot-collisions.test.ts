import { lea } from "../../festival-activity/testing/activities";
import { createPeriod } from "../../time/period";
import { draft, max, mobilization, named, validated, readyDraft } from "../testing/tasks";
import { planOf, type SlotMove } from "./move-slots";
import { collisionsOf, type PersonHours } from "./slot-collisions";

const may = (from: string, to: string) => {
  const { start, end } = mobilization({ from, to });
  return { start, end };
};
const evening = mobilization({ from: "17 18:00", to: "17 20:00" }, { volunteers: [named(max), named(lea)] });
const later: SlotMove = { kind: "SHIFT", days: 0, minutes: 120 };
const task = (id: number, slots = [evening]) => ({ ...draft({ mobilizations: slots }), id });
const all = () => false;

const free: PersonHours = {
  availabilities: [may("17 08:00", "19 08:00")],
  mobilizations: [],
  assignments: [],
};
const bar = { id: 7, name: "Tenir le bar" };

/** The texts about each person in the only slot of the only sheet. */
function textsOf(hours: Partial<PersonHours>, move = later) {
  const found = collisionsOf([planOf(task(1), all, move)], (id) =>
    id === max.id ? { ...free, ...hours } : free,
  );
  return found(1, evening.id).map(({ id, collisions }) => [id, ...collisions.map(({ text }) => text)]);
}

describe("MV-8 people who can't follow a moved slot", () => {
  it("are none when everyone is free", () => {
    expect(textsOf({})).toEqual([]);
  });

  it.each<[string, Partial<PersonHours>, string[]]>([
    [
      "not available",
      { availabilities: [may("17 18:00", "17 20:00")] },
      ["N'est pas disponible sur le créneau"],
    ],
    [
      "assigned elsewhere",
      { assignments: [{ ...may("17 21:00", "17 23:00"), task: bar }] },
      ["Déjà affecté sur la FT #7 - Tenir le bar"],
    ],
    [
      "asked for elsewhere",
      { mobilizations: [{ ...may("17 20:00", "17 21:00"), task: { ...bar, status: "DRAFT" } }] },
      ["Aussi demandé dans la FT #7 - Tenir le bar"],
    ],
    ["on a break", { breaks: [createPeriod(may("17 21:30", "17 22:30"))] }, ["Est en pause sur le créneau"]],
    [
      "without rest",
      { assignments: [{ ...may("18 00:00", "18 02:00"), task: bar }], rest: { minimumRest: 8 } },
      ["Aurait moins de 8 h de repos entre deux créneaux"],
    ],
  ])("say that they are %s", (_what, hours, texts) => {
    expect(textsOf(hours)).toEqual([[max.id, ...texts]]);
  });

  it("are not those whose assignment only touches the slot", () => {
    expect(textsOf({ assignments: [{ ...may("17 22:00", "17 23:00"), task: bar }] })).toEqual([]);
  });

  it("tell what is the case already from what the move makes", () => {
    const hours = { availabilities: [], breaks: [createPeriod(may("17 21:00", "17 22:00"))] };
    const found = collisionsOf([planOf(task(1), all, later)], (id) =>
      id === max.id ? { ...free, ...hours } : free,
    );
    expect(found(1, evening.id)[0]?.collisions).toEqual([
      { text: "N'est pas disponible sur le créneau", isNew: false },
      { text: "Est en pause sur le créneau", isNew: true },
    ]);
  });

  it("meet the other sheets of the move where it puts them, not where they are", () => {
    const next = mobilization({ from: "17 20:00", to: "17 22:00" }, { volunteers: [named(max)] });
    const together = [planOf(task(1), all, later), planOf(task(2, [next]), all, later)];
    expect(collisionsOf(together, () => free)(1, evening.id)).toEqual([]);
    const alone = [planOf(task(1), all, later), planOf(task(2, [next]), () => true, later)];
    expect(collisionsOf(alone, () => free)(1, evening.id)).toMatchObject([
      { id: max.id, collisions: [{ text: "Aussi demandé dans la FT #2 - Monter les décors", isNew: true }] },
    ]);
  });

  it("are asked neither of a refused sheet nor of a slot that keeps its hours", () => {
    const unavailable = () => ({ ...free, availabilities: [] });
    const locked = validated(readyDraft({ mobilizations: [evening] }));
    expect(collisionsOf([planOf(locked, all, later)], unavailable)(1, evening.id)).toEqual([]);
    const cut: SlotMove = { kind: "SPLIT", hours: 1 };
    expect(collisionsOf([planOf(task(1), all, cut)], unavailable)(1, evening.id)).toEqual([]);
  });

  it("stand in the order of their names", () => {
    const found = collisionsOf([planOf(task(1), all, later)], () => ({ ...free, availabilities: [] }));
    expect(found(1, evening.id).map(({ firstname }) => firstname)).toEqual(["Léa", "Max"]);
  });
});
