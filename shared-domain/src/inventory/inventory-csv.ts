import type { InventoryGroup } from "../contract/inventory";
import { writeCsv } from "../csv/write-csv";

/** The inventory that the page shows, with the titles that its import reads: one line a storage. */
export function inventoryCsv(groups: readonly InventoryGroup[]): string {
  const records = groups.flatMap(({ gear, records }) => records.map((record) => ({ gear, ...record })));
  return writeCsv(records, {
    Référence: ({ gear }) => gear.code,
    Matos: ({ gear }) => gear.name,
    Quantité: ({ quantity }) => quantity,
    "Lieu de stockage": ({ storage }) => storage,
    Commentaire: ({ comment }) => comment,
  });
}
