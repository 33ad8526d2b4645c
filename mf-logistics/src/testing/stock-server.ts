import { festivalServer, keptRows, keptState } from "@coulisses/shared-auth/testing";
import { type Category, categoryNotFound, createCategory } from "@coulisses/shared-domain/gear/category";
import {
  catalogueGear,
  type GearForm,
  gearNotFound,
  gearToStore,
  type StoredGear,
} from "@coulisses/shared-domain/gear/gear";
import { type gearColumns, gearRows } from "@coulisses/shared-domain/gear/gear-rows";
import { groupByGear, mergeRecords } from "@coulisses/shared-domain/inventory/inventory";
import type { InventoryForm, InventoryRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { takeRows } from "@coulisses/shared-domain/spreadsheet/outcome";
import type { Cells } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { ownerTeam } from "./owner-team";

type KeptGear = StoredGear & { under?: number | undefined };

/** The gear, its categories and its inventory in memory, under the festival's rules. */
export function stockServer() {
  const categories = keptRows<Category>({ notFound: categoryNotFound, thing: "category" });
  const gears = keptRows<KeptGear>({ notFound: gearNotFound, thing: "gear" });
  const kept = keptState(() => ({ records: [] as InventoryRecord[], version: 1 }));

  const shown = ({ under, ...gear }: KeptGear) => catalogueGear(gear, categories.row(under ?? 0));
  const gearFields = (form: GearForm, id?: number) => ({
    ...gearToStore(form, gears.all(), id),
    under: form.category,
  });
  const named = (name?: string) => categories.all().find((category) => category.name === name)?.id;
  const keepRecords = (form: InventoryForm) => {
    const records = form.map((record) => ({ ...record, gear: shown(gears.find(record.gear.id)) }));
    Object.assign(kept, { records: mergeRecords(records), version: kept.version + 1 });
    return groupByGear(kept.records);
  };

  const festival = festivalServer({
    gearCategory: { list: categories.all },
    gear: {
      list: () => gears.all().map(shown),
      add: ({ body }) => shown(gears.add(gearFields(body))),
      importRows: ({ body }) => {
        const known = { gears: gears.all().map(shown), categories: categories.all() };
        const { values, outcomes } = takeRows(
          gearRows(known),
          body.rows as Cells<keyof typeof gearColumns>[],
        );
        for (const { category, ...gear } of values) gears.add({ ...gear, under: category });
        return outcomes;
      },
      change: ({ body, ...asked }) => shown(gears.change(gears.seen(asked).id, gearFields(body, asked.id))),
      listUses: () => [],
      remove: gears.removing(),
    },
    inventory: {
      list: () => Response.json(groupByGear(kept.records), { headers: { ETag: `"${kept.version}"` } }),
      replace: ({ body, version }) => {
        if (version === undefined) throw new Error("the inventory is replaced without its version");
        checkVersion("inventory", kept.version, version);
        return keepRecords(body);
      },
    },
  });

  return {
    ...festival,
    kept,
    gears,
    categories,
    named,
    /** Adds a category, under `under` (a name). */
    hasCategory: (name: string, { under, owner }: { under?: string; owner?: string } = {}) =>
      categories.add(
        createCategory(categories.all(), { name, owner: ownerTeam(owner), parent: named(under) }),
      ),
    /** Adds a gear, in the category of that name. */
    hasGear: (name: string, under?: string, more: Partial<GearForm> = {}) => {
      const fields = gearFields({ name, isPonctualUsage: false, isConsumable: false, ...more });
      return gears.add({ ...fields, under: named(under) });
    },
    /** Another person replaces the inventory. */
    hasStored: (...records: InventoryForm) => void keepRecords(records),
  };
}
