import { answersTo, keptRows } from "@coulisses/shared-auth/testing";
import { notFound } from "@coulisses/shared-domain/festival-error";
import {
  type Category,
  type CategoryForm,
  categoryNotFound,
  createCategory,
  removeCategory,
  updateCategory,
  type CategoryInput,
  type CategoryInTree,
} from "@coulisses/shared-domain/gear/category";
import {
  type Gear,
  type GearForm,
  catalogueGear,
  checkGearRemovable,
  gearNotFound,
  gearToStore,
  type StoredGear,
} from "@coulisses/shared-domain/gear/gear";
import type { Use } from "@coulisses/shared-domain/logistics/catalogue";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";

type Kept = StoredGear & { under?: number };

/** The gear catalogue in memory, under the festival's rules. */
export function keptGears() {
  const categories = keptRows<Category>({
    notFound: categoryNotFound,
    thing: "category",
    orderBy: (a, b) => (a.path < b.path ? -1 : 1),
  });
  const gears = keptRows<Kept>({
    notFound: gearNotFound,
    thing: "gear",
    orderBy: (a, b) => (a.slug < b.slug ? -1 : 1),
  });
  const uses = new Map<number, Use[]>();
  beforeEach(() => uses.clear());

  const tree = categories.all;
  const shown = ({ under, ...gear }: Kept): Gear =>
    catalogueGear(
      gear,
      tree().find(({ id }) => id === under),
    );
  const catalogue = () => gears.all().map(shown);

  function categoryInput({ owner, ...form }: CategoryForm): CategoryInput {
    const team = seededTeams.find(({ code }) => code === owner);
    return team ? { ...form, owner: { code: team.code, name: team.name } } : form;
  }
  const keepCategories = (changed: readonly CategoryInTree[]) => changed.map(categories.keep);
  const addCategory = (form: CategoryForm) => categories.add(createCategory(tree(), categoryInput(form)));
  const keepGear = (id: number, form: GearForm): Gear =>
    shown(
      gears.keep({
        id,
        ...gearToStore(form, catalogue(), id),
        ...(form.category && { under: form.category }),
      }),
    );

  const handlers = answersTo({
    gearCategory: {
      list: tree,
      add: ({ body }) => addCategory(body),
      change: ({ id, body, version }) => {
        categories.seen(id, version);
        keepCategories(updateCategory(tree(), id, categoryInput(body)));
        return categories.find(id);
      },
      remove: ({ id, version }) => {
        categories.seen(id, version);
        const moved = removeCategory(tree(), id);
        categories.remove(id);
        keepCategories(moved);
      },
    },
    gear: {
      list: catalogue,
      add: ({ body }) => keepGear(gears.nextId(), body),
      change: ({ id, body, version }) => keepGear(gears.seen(id, version).id, body),
      remove: ({ id, version }) => {
        gears.seen(id, version);
        checkGearRemovable(uses.get(id) ?? []);
        gears.remove(id);
      },
    },
  });

  return {
    handlers,
    catalogue,
    /** Adds a category, under `under` (a name). */
    hasCategory(name: string, { under, owner }: { under?: string; owner?: string } = {}) {
      const parent = tree().find((category) => category.name === under);
      if (under !== undefined && !parent) throw notFound(`no category ${under}`);
      const form = { name, ...(parent && { parent: parent.id }), ...(owner !== undefined && { owner }) };
      addCategory(form);
    },
    /** Adds a gear, in the category of that name. */
    hasGear(name: string, category?: string, more: Partial<GearForm> = {}): Gear {
      const under = tree().find((one) => one.name === category)?.id;
      const form = {
        name,
        isPonctualUsage: false,
        isConsumable: false,
        ...(under && { category: under }),
        ...more,
      };
      return keepGear(gears.nextId(), form);
    },
    /** Another editor's changes. */
    changeGear(id: number, more: Partial<GearForm>) {
      const kept = gears.find(id);
      keepGear(id, { ...kept, ...(kept.under && { category: kept.under }), ...more });
    },
    changeCategory(known: string, { name, under }: { name: string; under?: string }) {
      const idOf = (wanted?: string) => tree().find((category) => category.name === wanted)?.id;
      keepCategories(updateCategory(tree(), idOf(known) ?? 0, { name, parent: idOf(under) }));
    },
    isUsedBy: (gear: Gear, ...by: Use[]) => uses.set(gear.id, by),
  };
}
