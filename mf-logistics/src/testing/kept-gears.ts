import { answer, api, read } from "@coulisses/shared-auth/testing";
import { notFound } from "@coulisses/shared-domain/festival-error";
import {
  type Category,
  type CategoryForm,
  categoryNotFound,
  createCategory,
  removeCategory,
  updateCategory,
  type CategoryInput,
  type PlacedCategory,
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
import { http } from "msw";
import { checkIfMatch } from "./check-if-match";

type Id = { id: string };
type Kept = StoredGear & { under?: number };

/** The gear catalogue in memory, under the festival's rules. */
export function keptGears() {
  const categories = new Map<number, Category>();
  const gears = new Map<number, Kept>();
  const uses = new Map<number, Use[]>();
  beforeEach(() => {
    for (const kept of [categories, gears, uses]) kept.clear();
  });

  const tree = () => [...categories.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const shown = ({ under, ...gear }: Kept): Gear => catalogueGear(gear, categories.get(under ?? 0));
  const catalogue = () => [...gears.values()].map(shown).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const nextId = (kept: ReadonlyMap<number, unknown>) => Math.max(0, ...kept.keys()) + 1;

  function categoryInput({ owner, ...form }: CategoryForm): CategoryInput {
    const team = seededTeams.find(({ code }) => code === owner);
    return team ? { ...form, owner: { code: team.code, name: team.name } } : form;
  }
  function keepCategories(changed: readonly PlacedCategory[]) {
    for (const category of changed) {
      const { version = 0 } = categories.get(category.id) ?? {};
      categories.set(category.id, { ...category, version: version + 1 });
    }
  }
  function addCategory(form: CategoryForm): Category | undefined {
    const id = nextId(categories);
    keepCategories([{ id, ...createCategory(tree(), categoryInput(form)) }]);
    return categories.get(id);
  }
  /** The id of a call, after its version was checked. */
  function seenCategory(request: Request, { id }: Id): number {
    const present = categories.get(Number(id));
    if (!present) throw categoryNotFound(Number(id));
    checkIfMatch(request, "category", present.version);
    return present.id;
  }
  function seenGear(request: Request, { id }: Id): number {
    const present = gears.get(Number(id));
    if (!present) throw gearNotFound(Number(id));
    checkIfMatch(request, "gear", present.version);
    return present.id;
  }
  function keepGear(id: number, form: GearForm): Gear {
    const version = (gears.get(id)?.version ?? 0) + 1;
    const kept: Kept = {
      id,
      version,
      ...gearToStore(form, catalogue(), id),
      ...(form.category && { under: form.category }),
    };
    gears.set(id, kept);
    return shown(kept);
  }

  const handlers = [
    read("logistic/categories", tree),
    http.post(api("logistic/categories"), ({ request }) =>
      answer(async () => addCategory((await request.json()) as CategoryForm), 201),
    ),
    http.put<Id>(api("logistic/categories/:id"), ({ params, request }) =>
      answer(async () => {
        const id = seenCategory(request, params);
        const form = (await request.json()) as CategoryForm;
        keepCategories(updateCategory(tree(), id, categoryInput(form)));
        return categories.get(id);
      }),
    ),
    http.delete<Id>(api("logistic/categories/:id"), ({ params, request }) =>
      answer(() => {
        const id = seenCategory(request, params);
        const moved = removeCategory(tree(), id);
        categories.delete(id);
        keepCategories(moved);
      }),
    ),
    read("logistic/gears", catalogue),
    http.post(api("logistic/gears"), ({ request }) =>
      answer(async () => keepGear(nextId(gears), (await request.json()) as GearForm), 201),
    ),
    http.put<Id>(api("logistic/gears/:id"), ({ params, request }) =>
      answer(async () => {
        const id = seenGear(request, params);
        return keepGear(id, (await request.json()) as GearForm);
      }),
    ),
    http.delete<Id>(api("logistic/gears/:id"), ({ params, request }) =>
      answer(() => {
        const id = seenGear(request, params);
        checkGearRemovable(uses.get(id) ?? []);
        gears.delete(id);
      }),
    ),
  ];

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
      return keepGear(nextId(gears), form);
    },
    /** Another editor's changes. */
    changeGear(id: number, more: Partial<GearForm>) {
      const kept = gears.get(id);
      if (kept) keepGear(id, { ...kept, ...(kept.under && { category: kept.under }), ...more });
    },
    changeCategory(known: string, { name, under }: { name: string; under?: string }) {
      const idOf = (wanted?: string) => tree().find((category) => category.name === wanted)?.id;
      keepCategories(updateCategory(tree(), idOf(known) ?? 0, { name, parent: idOf(under) }));
    },
    isUsedBy: (gear: Gear, ...by: Use[]) => uses.set(gear.id, by),
  };
}
