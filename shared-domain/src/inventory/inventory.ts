import { badInput } from "../festival-error";
import type { Gear } from "../gear/gear";
import { slugOf } from "../slug";
import { type InventoryForm, type StockRecord, putRecord } from "./inventory-record";
import { type GearSearch, type SearchableGear, matchesGearSearch } from "../gear/gear-search";
import { writeCsv } from "../csv/write-csv";

/** The records of one gear, and the sum of their quantities. */
type GearGroup<NamedGear> = {
  gear: NamedGear;
  quantity: number;
  records: Omit<StockRecord<NamedGear>, "gear">[];
};

/** The inventory, gear by gear. */
export type InventoryGroup = GearGroup<Gear>;

const french = new Intl.Collator("fr", { numeric: true });

/**
 * INV-1, INV-4: one record for each gear and storage, in the order of the first ones. Throws `bad-input` for
 * a wrong quantity or storage.
 */
export function mergeRecords<NamedGear extends { id: number }>(
  records: readonly StockRecord<NamedGear>[],
): StockRecord<NamedGear>[] {
  const merged = new Map<string, StockRecord<NamedGear>>();
  for (const record of records) {
    const errors = putRecord(merged, record);
    if (errors.length > 0) throw badInput(errors.join("\n"));
  }
  return [...merged.values()];
}

/** INV-1: the records of each gear with their sum, in the order of the first ones. */
export function groupByGear<NamedGear extends { id: number }>(
  records: readonly StockRecord<NamedGear>[],
): GearGroup<NamedGear>[] {
  const groups = new Map<number, GearGroup<NamedGear>>();
  for (const { gear, ...record } of records) {
    const group = groups.get(gear.id) ?? { gear, quantity: 0, records: [] };
    group.quantity += record.quantity;
    group.records.push(record);
    groups.set(gear.id, group);
  }
  return [...groups.values()];
}

/** All records with those of one gear replaced, where they stood; without any, the gear leaves the inventory. */
export const withRecords = <NamedGear extends { id: number }>(
  groups: readonly GearGroup<NamedGear>[],
  gearId: number,
  records: GearGroup<NamedGear>["records"],
): StockRecord<NamedGear>[] =>
  groups.flatMap((group) =>
    (group.gear.id === gearId ? records : group.records).map((record) => ({ ...record, gear: group.gear })),
  );

/** INV-1: the French error of two records of one gear in one storage, if any. */
export function twiceStoredProblem(records: readonly { storage: string }[]): string | undefined {
  const slugs = records.map(({ storage }) => slugOf(storage));
  const twice = records.find(({ storage }, rank) => slugs.indexOf(slugOf(storage)) < rank);
  return twice && `Le lieu « ${twice.storage} » a deux lignes : garde-en une`;
}

/** INV-2: true when one slug contains the other, either way. */
export function isStoredIn({ storage }: { storage: string }, asked: string): boolean {
  const [present, searched] = [slugOf(storage), slugOf(asked)];
  return present.includes(searched) || searched.includes(present);
}

/** The storages in use, each once, in French order. */
export function storagesOf(records: readonly { storage: string }[]): string[] {
  return [...new Set(records.map(({ storage }) => storage))].sort(french.compare);
}

/** The records as the API takes them: each gear by its id. */
export function inventoryForm(records: readonly StockRecord<{ id: number }>[]): InventoryForm {
  return records.map(({ gear, ...record }) => ({ ...record, gear: { id: gear.id } }));
}

/**
 * GEAR-3: like the catalogue's search, but the owner's code may be a part of it, and one can only ask for
 * gear of ponctual usage.
 */
export function matchesInventorySearch(
  gear: SearchableGear,
  { owner, ponctualUsage, ...asked }: GearSearch,
): boolean {
  return (
    matchesGearSearch(gear, { ...asked, ponctualUsage: ponctualUsage || undefined }) &&
    (gear.owner?.code ?? "").includes(slugOf(owner ?? ""))
  );
}

/** The CSV of the inventory, with the titles that the import reads: a line for each storage. */
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
