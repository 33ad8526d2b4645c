import { saveOutcome } from "./save-outcome";

const ada = { id: 1, balance: 1974 };
const bob = { id: 2, balance: -500 };
const cleo = { id: 3 };
const people = [ada, bob, cleo];

describe("Before a save one sees what it makes of each account", () => {
  it("and who is below zero after a consumption, down to the cent", () => {
    const charges = [
      { consumer: 1, amount: 1974 },
      { consumer: 3, amount: 1 },
    ];
    expect(saveOutcome("cask", charges, people)).toEqual([
      { person: ada, amount: 1974, after: 0, isBelowZero: false },
      { person: cleo, amount: 1, after: -1, isBelowZero: true },
    ]);
  });

  it("and who still is after a deposit", () => {
    const charges = [
      { consumer: 1, amount: 100 },
      { consumer: 2, amount: 499 },
    ];
    const moved = saveOutcome("deposit", charges, people);
    expect(moved.map(({ after, isBelowZero }) => [after, isBelowZero])).toEqual([
      [2074, false],
      [-1, true],
    ]);
  });
});
