import { answersTo } from "@coulisses/shared-auth/testing";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { InventoryForm, InventoryRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { groupByGear, mergeRecords } from "@coulisses/shared-domain/inventory/inventory";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";

/** The inventory in memory; a replacement must name the last version. */
export function keptInventory(catalogue: () => readonly Gear[]) {
  let records: InventoryRecord[] = [];
  let version = 1;
  beforeEach(() => {
    records = [];
    version = 1;
  });

  const keep = (form: InventoryForm) => {
    const gearOf = (id: number) => catalogue().find((gear) => gear.id === id);
    records = mergeRecords(
      form.flatMap((record) => {
        const gear = gearOf(record.gear.id);
        return gear ? [{ ...record, gear }] : [];
      }),
    );
    version += 1;
    return groupByGear(records);
  };

  return {
    handlers: answersTo({
      inventory: {
        list: () => Response.json(groupByGear(records), { headers: { ETag: `"${version}"` } }),
        replace: ({ body, version: seen }) => {
          if (seen === undefined) throw new Error("the inventory is replaced without its version");
          checkVersion("inventory", version, seen);
          return keep(body);
        },
      },
    }),
    records: () => records,
    /** Puts lines there, as another person would. */
    has: (...kept: [gear: Gear, quantity: number, storage: string, comment?: string][]) =>
      keep(
        kept.map(([gear, quantity, storage, comment]) => ({
          gear,
          quantity,
          storage,
          ...(comment !== undefined && { comment }),
        })),
      ),
  };
}
