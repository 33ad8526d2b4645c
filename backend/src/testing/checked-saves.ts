import { isDeepStrictEqual } from "node:util";
import { festivalActivitySheets } from "../festival-activities/sheets";
import { needsReload, type Sheet, type SheetStore } from "../festival-events/edit-sheet";
import { festivalTaskSheets } from "../festival-tasks/sheets";
import { borrowSheets } from "../logistics/borrows";
import { purchaseSheets } from "../logistics/purchases";

const checked = new WeakSet<object>();

/**
 * Checks in every test that an edit's answer, made without reading the sheet again, equals the database's
 * state.
 */
export function checkSaves(): void {
  checkSavesOf(festivalActivitySheets.store);
  checkSavesOf(festivalTaskSheets.store);
  checkSavesOf(purchaseSheets.store);
  checkSavesOf(borrowSheets.store);
}

function checkSavesOf<S extends Sheet>(store: SheetStore<S>): void {
  if (checked.has(store)) return;
  checked.add(store);
  const { save } = store;
  store.save = async (tx, before, after) => {
    await save(tx, before, after);
    if (needsReload(store, before, after)) return;
    const [answered, kept] = [JSON.stringify(after), JSON.stringify(await store.read(tx, after.id))];
    if (!isDeepStrictEqual(JSON.parse(answered), JSON.parse(kept))) {
      throw new Error(`The answer is not what is kept:\n${answered}\n${kept}`);
    }
  };
}
