import { SHORT_TEXT, text } from "@coulisses/shared-domain/contract/fields";
import { catalogueName } from "@coulisses/shared-domain/logistics/catalogue";
import { slugOf } from "@coulisses/shared-domain/slug";
import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import { formProblems, ruleProblems } from "../form-problems";

type Named = { id: number; name: string; slug: string };

export type OwnSlugs = {
  /** By id; an item whose name leaves no slug has none. */
  slugs: ReadonlyMap<number, string>;
  /** The items that keep the peer's slug, because their names have one slug with us. */
  kept: ReadonlySet<number>;
};

/**
 * Our slugs of items whose slugs (the peer's) are unique. Where several come to the same one, each of them
 * keeps the peer's: two things stay two.
 */
export function ownSlugs(items: readonly Named[]): OwnSlugs {
  const named = items.filter(({ name }) => slugOf(name) !== "");
  const kept = new Set<number>();
  const slugIn = (item: Named) => (kept.has(item.id) ? item.slug : slugOf(item.name));
  // A slug that is kept may meet another item's new one, which then keeps the peer's as well.
  for (let clashes = clashing(named, slugIn); ; clashes = clashing(named, slugIn)) {
    const changing = clashes.filter(({ id }) => !kept.has(id));
    if (changing.length === 0) break;
    for (const { id } of changing) kept.add(id);
  }
  return { slugs: new Map(named.map((item) => [item.id, slugIn(item)])), kept };
}

const clashing = (items: readonly Named[], slugIn: (item: Named) => string) =>
  [...groupedBy(items, slugIn).values()].filter((same) => same.length > 1).flat();

export const WITHOUT_SLUG = "Son nom n'a ni lettre ni chiffre : renomme-le là-bas";

/** The note about an item that keeps the peer's slug. */
export const keepsSlug = (slug: string): string =>
  `Un autre nom ne diffère que par des accents ou des signes : garde l'identifiant « ${slug} »`;

/** The reasons for which the forms of the catalogues refuse a name that comes as it is. */
export const nameProblems = (name: string): string[] => [
  ...formProblems(longestName, name),
  ...ruleProblems(() => catalogueName(name)),
];

const longestName = text("Nom", SHORT_TEXT);
