import type { Gear } from "@coulisses/shared-domain/contract/catalogues";
import type { Category, CategoryForm, GearForm } from "@coulisses/shared-domain/contract/gear-catalogue";
import { notFound } from "@coulisses/shared-domain/festival-error";
import {
  createCategory,
  removeCategory,
  updateCategory,
  type CategoryInput,
} from "@coulisses/shared-domain/gear/category";
import {
  catalogueGear,
  checkGearRemovable,
  gearNotFound,
  gearToKeep,
  type KeptGear,
} from "@coulisses/shared-domain/gear/gear";
import type { Use } from "@coulisses/shared-domain/logistics/in-use";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { http } from "msw";
import { answer, api, read } from "./festival-server";

type Id = { id: string };
type Kept = KeptGear & { under?: number };

/** The catalogue of gear of a test, kept by the festival's rules. */
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
  function keepCategories(changed: readonly Category[]) {
    for (const category of changed) categories.set(category.id, category);
  }
  function keepGear(id: number, form: GearForm): Gear {
    const kept: Kept = { id, ...gearToKeep(form, catalogue(), id), ...(form.category && { under: form.category }) };
    gears.set(id, kept);
    return shown(kept);
  }

  const handlers = [
    read("logistic/categories", tree),
    http.post(api("logistic/categories"), ({ request }) =>
      answer(async () => {
        const form = (await request.json()) as CategoryForm;
        const category = { id: nextId(categories), ...createCategory(tree(), categoryInput(form)) };
        keepCategories([category]);
        return category;
      }, 201),
    ),
    http.put<Id>(api("logistic/categories/:id"), ({ params, request }) =>
      answer(async () => {
        const id = Number(params.id);
        const form = (await request.json()) as CategoryForm;
        keepCategories(updateCategory(tree(), id, categoryInput(form)));
        return categories.get(id);
      }),
    ),
    http.delete<Id>(api("logistic/categories/:id"), ({ params }) =>
      answer(() => {
        const id = Number(params.id);
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
        const id = Number(params.id);
        if (!gears.has(id)) throw gearNotFound(id);
        return keepGear(id, (await request.json()) as GearForm);
      }),
    ),
    http.delete<Id>(api("logistic/gears/:id"), ({ params }) =>
      answer(() => {
        const id = Number(params.id);
        checkGearRemovable(uses.get(id) ?? []);
        gears.delete(id);
      }),
    ),
  ];

  return {
    handlers,
    catalogue,
    /** Adds a category, under another one by name if said. */
    hasCategory(name: string, { under, owner }: { under?: string; owner?: string } = {}): Category {
      const parent = tree().find((category) => category.name === under);
      if (under !== undefined && !parent) throw notFound(`no category ${under}`);
      const form = { name, ...(parent && { parent: parent.id }), ...(owner !== undefined && { owner }) };
      const category = { id: nextId(categories), ...createCategory(tree(), categoryInput(form)) };
      keepCategories([category]);
      return category;
    },
    /** Adds a gear, in a category by name if said. */
    hasGear(name: string, category?: string, more: Partial<GearForm> = {}): Gear {
      const under = tree().find((one) => one.name === category)?.id;
      const form = { name, isPonctualUsage: false, isConsumable: false, ...(under && { category: under }), ...more };
      return keepGear(nextId(gears), form);
    },
    /** Somebody else's changes. */
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
