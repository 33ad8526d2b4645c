import {
  type InquiryOwner,
  inquiryOwnerOf,
  inquiryOwners,
} from "@coulisses/shared-domain/festival-event/inquiry";
import { gears as table } from "../../database/schema/catalogues";
import { asItIs } from "../form-problems";
import type { PeerRow, PeerTables } from "../peer";
import type { Report } from "../report";
import type { CategoryRow } from "./categories";
import { keepsSlug, nameProblems, ownSlugs, WITHOUT_SLUG } from "./own-slugs";

/** A gear that is imported, as requests find it. */
export type ImportedGear = {
  id: number;
  name: string;
  /** The team that provides it to an activity. */
  owner: InquiryOwner;
  /** False when its category, or the lack of one, names none of these teams: matos then provides it. */
  isOwnerKnown: boolean;
};

type GearRow = typeof table.$inferInsert & { id: number };

export const gearName = ({ id, name }: Pick<PeerRow<"catalog_gear">, "id" | "name">): string =>
  `Matos ${String(id)} « ${name} »`;

/** Our gears, and each by the slug that it had there. */
export function gears(
  peer: PeerTables,
  categories: readonly CategoryRow[],
  report: Report,
): { rows: GearRow[]; bySlug: ReadonlyMap<string, ImportedGear> } {
  const { slugs, kept } = ownSlugs(peer.catalog_gear);
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const rows: GearRow[] = [];
  const bySlug = new Map<string, ImportedGear>();
  for (const gear of peer.catalog_gear) {
    const { id, name, category_id: categoryId } = gear;
    const reported = { key: id, name: gearName(gear) };
    const slug = slugs.get(id);
    if (slug === undefined) {
      report.out("catalog_gear", reported, WITHOUT_SLUG);
      continue;
    }
    const note = (why: string) => {
      report.noted("catalog_gear", reported, why);
    };
    if (kept.has(id)) note(keepsSlug(slug));
    const problems = nameProblems(name);
    if (problems.length > 0) note(asItIs(problems));
    const category = categoryId === null ? undefined : categoryOf.get(categoryId);
    if (categoryId !== null && !category) note("Sa catégorie n'est pas reprise : repris sans catégorie");
    rows.push({
      id,
      name,
      slug,
      isPonctualUsage: gear.is_ponctual_usage,
      isConsumable: gear.is_consumable,
      categoryId: category?.id ?? null,
    });
    bySlug.set(gear.slug, { id, name, ...ownerOf(category) });
  }
  return { rows, bySlug };
}

function ownerOf(category: CategoryRow | undefined) {
  const code = category?.ownerCode ?? undefined;
  return {
    owner: inquiryOwnerOf(code === undefined ? {} : { owner: { code } }),
    isOwnerKnown: inquiryOwners.some((owner) => owner === code),
  };
}
