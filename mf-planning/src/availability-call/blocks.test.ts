import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { type Block, blocksOf, blockWords, calledPeople, calledWords, lackOf, stepsOf } from "./blocks";

const friday = "2026-05-15";
const none = { charisma: 0, needed: 0, free: 0, missing: 0, called: 0, accepted: 0, declined: 0 };
const at = (day: string, hour: number, figures: Partial<typeof none> = {}) => ({
  start: parisInstant(day, hour).toISOString(),
  end: parisInstant(day, hour + 2).toISOString(),
  ...none,
  ...figures,
});
const blockWith = (figures: Partial<typeof none>): Block => {
  const [block] = blocksOf({ blocks: [at(friday, 18, figures)], people: [] });
  if (block === undefined) throw new Error("A board has its blocks");
  return block;
};

it.each([
  [{ needed: 0, missing: 0 }, "none"],
  [{ needed: 4, missing: 0 }, "enough"],
  [{ needed: 9, missing: 5 }, "most"],
  [{ needed: 9, missing: 4 }, "some"],
])("beside a worst block that lacks ten, %j is %s", (figures, lack) => {
  expect(lackOf(blockWith(figures), 10)).toBe(lack);
});

it("the steps have the days with hours to come, each hour in its row", () => {
  const board = { blocks: [at(friday, 18), at("2026-05-17", 8)], people: [] };
  const steps = stepsOf(parisInstant(friday).toISOString(), blocksOf(board));
  expect(steps.map(({ name, days }) => [name, days.map(({ day }) => day)])).toEqual([
    ["Festival", [friday, "2026-05-17"]],
  ]);
  const [first, second] = steps[0]?.days ?? [];
  expect(first?.cells.map((cell) => cell?.rank)).toEqual(
    Array.from({ length: 12 }, (_, row) => (row === 6 ? 0 : undefined)),
  );
  expect(second?.cells[1]?.rank).toBe(1);
});

it("people are asked for the time of their own blocks alone", () => {
  const board = {
    blocks: [at(friday, 18), at(friday, 20), at(friday, 22)],
    people: [
      { id: 1, firstname: "Léa", lastname: "Roux", charisma: 0, askable: [0, 1, 2] },
      { id: 2, firstname: "Théo", lastname: "Roux", charisma: 0, askable: [1] },
      { id: 3, firstname: "Inès", lastname: "Roux", charisma: 0, askable: [2] },
    ],
  };
  const chosen = blocksOf(board).slice(0, 2);
  expect(calledPeople(board, chosen).map(({ id, hours }) => [id, hours])).toEqual([
    [1, "4 h"],
    [2, "2 h"],
  ]);
});

it("the answers are named once there are any", () => {
  expect(calledWords(blockWith({ called: 20 }))).toBe("20");
  expect(calledWords(blockWith({ called: 20, declined: 2 }))).toBe("20 (2 non)");
});

it("one of each is said in the singular", () => {
  expect(blockWords(blockWith({ needed: 1, free: 1, missing: 1, charisma: 1, called: 1 }))).toBe(
    "vendredi 15 mai, 18h - 20h, il manque 1 personne, 1 place à pourvoir, 1 disponible, 1 point, déjà 1 appelée",
  );
});
