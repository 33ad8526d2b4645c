import type { Batch, SavedLine } from "../contract/money/consumptions";
import { barrelContext } from "./barrel";
import { provisionsContext } from "./consumption";
import { savedAlready, type SaveTyped, editedSave } from "./saved-again";

const blonde = { slug: "blonde", drink: "Blonde", price: 8000, openedOn: "2027-02-22T19:00:00.000Z" };
const barrels = [{ ...blonde, slug: "ambree", drink: "Ambrée" }, blonde];
const people = [1, 2, 3].map((id) => ({ id, firstname: "Ada", lastname: `Roux ${id}` }));
const batch = (fields: Partial<Batch>): Batch => ({
  ...{ id: 1, name: "Vendredi", type: "BARREL", madeBy: people[0]!, at: "2027-02-22T23:00:00.000Z" },
  ...{ lines: 2, undoneLines: 0, total: 8001, cost: 8000 },
  ...fields,
});
const line = (person: number, amount: number, context: string, isUndone = false): SavedLine => ({
  ...{ person: people[person - 1]!, amount, context, isUndone },
});
const empty: SaveTyped = {
  ...{ mode: "cask", stickPrice: "0,30", context: "", amounts: {}, barrelSlug: "", name: "" },
};
const again = (fields: Partial<Batch>, lines: SavedLine[]) =>
  editedSave(batch(fields), lines, { barrels, empty });

describe("A barrel was saved already", () => {
  const saved = batch({ barrel: "Fût de Blonde du 22/02", name: "Vendredi soir" });

  it("when a save of it, however it is called, still stands", () => {
    expect(savedAlready(blonde, [batch({ barrel: "Fût de Brune du 22/02" }), saved])).toBe(saved);
    expect(savedAlready(blonde, [{ ...saved, undoneLines: 1 }])).toBeDefined();
  });

  it("not when it was taken back whole, nor for the next barrel of the same drink", () => {
    expect(savedAlready(blonde, [{ ...saved, undoneLines: 2 }])).toBeUndefined();
    expect(savedAlready({ ...blonde, openedOn: "2027-03-01T19:00:00.000Z" }, [saved])).toBeUndefined();
  });
});

describe("A save that is taken back is typed again", () => {
  it("with the sticks of its barrel; who stood there twice has them together", () => {
    const drank = [
      line(1, 534, barrelContext(blonde, 1)),
      line(2, 5867, barrelContext(blonde, 1250)),
      line(1, 1600, barrelContext(blonde, 3)),
    ];
    expect(again({ barrel: "Fût de Blonde du 22/02" }, drank)).toEqual({
      ...empty,
      ...{ mode: "cask", barrelSlug: "blonde", name: "Vendredi", amounts: { 1: "4", 2: "1250" } },
    });
  });

  it("with the price of a stick of the cupboard", () => {
    const ate = [line(1, 120, provisionsContext(2)), line(2, 60, provisionsContext(1))];
    expect(again({ type: "PROVISIONS" }, ate)).toMatchObject({
      ...{ mode: "closet", stickPrice: "0,60", amounts: { 1: "2", 2: "1" } },
    });
  });

  it("with the amounts of deposits and events, without the lines that were taken back before", () => {
    const gave = [line(1, 1974, "Recharge de compte perso"), line(2, 500, "", true)];
    expect(again({ type: "DEPOSIT" }, gave)).toMatchObject({ mode: "deposit", amounts: { 1: "19,74" } });
    expect(again({ type: "EXTERNAL_EVENT" }, [line(3, 500, "Bal")])).toMatchObject({
      ...{ mode: "external-event", context: "Bal", amounts: { 3: "5,00" } },
    });
  });
});
