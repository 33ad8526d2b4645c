import type { GearSearch } from "@coulisses/shared-domain/gear/gear-search";
import {
  type InventoryGroup,
  isStoredIn,
  matchesInventorySearch,
} from "@coulisses/shared-domain/inventory/inventory";

/** Gears that match, with the records of the storages that match. */
export function filterInventory(
  groups: readonly InventoryGroup[],
  { storage, ...asked }: GearSearch & { storage: string },
): InventoryGroup[] {
  const matching = groups.filter(({ gear }) => matchesInventorySearch(gear, asked));
  if (storage === "") return matching;
  return matching.flatMap((group) => {
    const records = group.records.filter((record) => isStoredIn(record, storage));
    if (records.length === 0) return [];
    return [{ ...group, records, quantity: records.reduce((sum, { quantity }) => sum + quantity, 0) }];
  });
}
