import { type InventoryImport, inventoryImport } from "../import-inventory";
import type { ImportableGear } from "../import-line";

/** The outcome of a file, read in one go. */
export function importInventory<Gear extends ImportableGear>(
  file: Uint8Array,
  gears: readonly Gear[],
): InventoryImport<Gear> {
  const steps = inventoryImport(file, gears);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
