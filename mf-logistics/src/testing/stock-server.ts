import { festivalServer, keptRows, keptState } from "@coulisses/shared-auth/testing";
import {
  type Category,
  type CategoryForm,
  categoryNotFound,
  createCategory,
  removeCategory,
  updateCategory,
} from "@coulisses/shared-domain/gear/category";
import {
  catalogueGear,
  type Gear,
  type GearForm,
  gearNotFound,
  gearToStore,
  type StoredGear,
} from "@coulisses/shared-domain/gear/gear";
import { groupByGear, mergeRecords } from "@coulisses/shared-domain/inventory/inventory";
import type { InventoryForm, InventoryRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import {
  type CatalogueSignageItem,
  type SignageItemForm,
  signageImageNotFound,
  signageNotFound,
  signageToStore,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";

type KeptGear = StoredGear & { under?: number | undefined };

/** The gear, its categories, its inventory and the signages in memory, under the festival's rules. */
export function stockServer() {
  const categories = keptRows<Category>({
    notFound: categoryNotFound,
    thing: "category",
    orderBy: (a, b) => (a.path < b.path ? -1 : 1),
  });
  const gears = keptRows<KeptGear>({
    notFound: gearNotFound,
    thing: "gear",
    orderBy: (a, b) => (a.slug < b.slug ? -1 : 1),
  });
  const signages = keptRows<CatalogueSignageItem>({ notFound: signageNotFound, thing: "signage" });
  const kept = keptState(() => ({
    records: [] as InventoryRecord[],
    version: 1,
  }));

  const catalogue = (): Gear[] =>
    gears.all().map(({ under, ...gear }) => catalogueGear(gear, categories.row(under ?? 0)));
  const shown = ({ id }: KeptGear) => catalogue().find((gear) => gear.id === id) as Gear;
  const gearFields = (form: GearForm, id?: number) => ({
    ...gearToStore(form, gears.all(), id),
    under: form.category,
  });
  const categoryInput = ({ owner, ...form }: CategoryForm) => {
    const team = seededTeams.find(({ code }) => code === owner);
    return team ? { ...form, owner: { code: team.code, name: team.name } } : form;
  };
  const named = (name?: string) => categories.all().find((category) => category.name === name)?.id;
  const addCategory = (form: CategoryForm) =>
    categories.add(createCategory(categories.all(), categoryInput(form)));
  const changeCategory = (id: number, form: CategoryForm) =>
    updateCategory(categories.all(), id, categoryInput(form)).forEach(categories.keep);
  const signageFields = (form: SignageItemForm, id?: number) => ({
    ...signageToStore(form, signages.all(), id),
    ...(form.file !== undefined && { image: "une-image.png" }),
  });
  const keepRecords = (form: InventoryForm) => {
    const records = form.map((record) => ({ ...record, gear: shown(gears.find(record.gear.id)) }));
    Object.assign(kept, { records: mergeRecords(records), version: kept.version + 1 });
    return groupByGear(kept.records);
  };

  const festival = festivalServer({
    gearCategory: {
      list: categories.all,
      add: ({ body }) => addCategory(body),
      change: ({ body, ...asked }) => {
        changeCategory(categories.seen(asked).id, body);
        return categories.find(asked.id);
      },
      remove: (asked) => {
        const moved = removeCategory(categories.all(), categories.seen(asked).id);
        categories.remove(asked.id);
        moved.forEach(categories.keep);
      },
    },
    gear: {
      list: catalogue,
      add: ({ body }) => shown(gears.add(gearFields(body))),
      change: ({ body, ...asked }) => {
        const { id } = gears.seen(asked);
        return shown(gears.change(id, gearFields(body, id)));
      },
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
    signage: {
      list: signages.all,
      add: ({ body }) => signages.add(signageFields(body)),
      change: ({ body, ...asked }) => signages.change(signages.seen(asked).id, signageFields(body, asked.id)),
      remove: signages.removing(),
      readImage: ({ id }) => {
        if (signages.find(id).image === undefined) throw signageImageNotFound();
        return new Response(Uint8Array.of(1, 2, 3), { headers: { "Content-Type": "image/png" } });
      },
    },
  });

  return {
    ...festival,
    kept,
    catalogue,
    signages,
    /** Adds a category, under `under` (a name). */
    hasCategory: (name: string, { under, owner }: { under?: string; owner?: string } = {}) => {
      const parent = named(under);
      addCategory({ name, ...(parent && { parent }), ...(owner !== undefined && { owner }) });
    },
    /** Adds a gear, in the category of that name. */
    hasGear: (name: string, under?: string, more: Partial<GearForm> = {}) => {
      const category = named(under);
      const form = { name, isPonctualUsage: false, isConsumable: false, ...(category && { category }) };
      return shown(gears.add(gearFields({ ...form, ...more })));
    },
    /** Puts lines in the inventory, as another person would. */
    hasStored: (...lines: [gear: Gear, quantity: number, storage: string, comment?: string][]) =>
      keepRecords(
        lines.map(([gear, quantity, storage, comment]) => ({
          gear,
          quantity,
          storage,
          ...(comment !== undefined && { comment }),
        })),
      ),
    hasSignage: ({ image, ...form }: SignageItemForm & { image?: string }) =>
      signages.add({ ...signageFields(form), ...(image !== undefined && { image }) }),
    /** Another editor's changes. */
    changeGear: (id: number, more: Partial<GearForm>) =>
      gears.change(id, (gear) =>
        gearFields({ ...gear, ...(gear.under && { category: gear.under }), ...more }, id),
      ),
    changeCategory: (known: string, { name, under }: { name: string; under?: string }) => {
      const [id = 0, parent] = [named(known), named(under)];
      changeCategory(id, { name, ...(parent && { parent }) });
    },
  };
}
