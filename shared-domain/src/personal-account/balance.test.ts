import fc from "fast-check";
import { badInputRefusal } from "../testing/refusal";
import { balanceAlert, balanceOf, type Movement, reversalOf } from "./balance";
import { checkBatch } from "./transaction";

const people = [1, 2, 3, 4, 5];
const movement = fc
  .record({
    from: fc.constantFrom(...people),
    to: fc.constantFrom(...people),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .filter(({ from, to }) => from !== to);
const movements = fc.array(movement, { maxLength: 60 });
const total = (lines: Movement[]) => people.reduce((sum, id) => sum + balanceOf(id, lines), 0);

describe("the balance of an account", () => {
  it.each([
    [[], 0],
    [[{ from: 2, to: 1, amount: 10 }], 10],
    [[{ from: 1, to: 2, amount: 10 }], -10],
    [
      [
        { from: 1, to: 2, amount: 10 },
        { from: 1, to: 3, amount: 200 },
        { from: 2, to: 1, amount: 5 },
      ],
      -205,
    ],
  ])("after %j is %d cents (13.1)", (lines, balance) => {
    expect(balanceOf(1, lines)).toBe(balance);
  });

  it("creates nothing and loses nothing, whatever moves between accounts", () => {
    fc.assert(fc.property(movements, (lines) => expect(total(lines)).toBe(0)));
  });

  it("is what it was once a movement is taken back, whatever happened meanwhile", () => {
    fc.assert(
      fc.property(movements, movement, movements, (before, line, after) => {
        const undone = [...before, line, ...after, reversalOf(line)];
        for (const id of people) {
          expect(balanceOf(id, undone)).toBe(balanceOf(id, [...before, ...after]));
        }
      }),
    );
  });

  it("is said on the home page unless it is zero (AL-1)", () => {
    expect(balanceAlert(-1)).toBe("Tu es dans le négatif !");
    expect(balanceAlert(1)).toBe("État actuel de ton compte perso");
    expect(balanceAlert(0)).toBeUndefined();
  });
});

describe("a batch of deposits or of an event", () => {
  it("is refused whole for one bad amount (DE-1)", () => {
    expect(() => checkBatch([])).toThrow(badInputRefusal("Aucun montant n'est renseigné"));
    expect(() => checkBatch([0])).toThrow(badInputRefusal("Le montant doit être supérieur à 0"));
    expect(() => checkBatch([500, -1])).toThrow(
      badInputRefusal("Au moins un montant n'est pas supérieur à 0"),
    );
  });

  it("carries 10 000 € a line, not a cent more (decision 51)", () => {
    expect(() => checkBatch([1_000_000])).not.toThrow();
    expect(() => checkBatch([1, 1_000_001])).toThrow(
      badInputRefusal("Le montant de la transaction est trop élevé"),
    );
  });
});
