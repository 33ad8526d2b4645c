import { PATH_SEPARATOR } from "@coulisses/shared-domain/gear/gear-code";
import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import { slugOf } from "@coulisses/shared-domain/slug";
import { gearCategories } from "../../database/schema/catalogues";
import type { Numbering } from "../numbering";
import { asItIs } from "../form-problems";
import type { PeerRow, PeerTables } from "../peer";
import type { Report } from "../report";
import { keepsSlug, nameProblems, ownSlugs, WITHOUT_SLUG } from "./own-slugs";

type Peer = PeerRow<"catalog_category">;
export type CategoryRow = typeof gearCategories.$inferInsert & { id: number };

/** Our categories, parents before their children. */
export function categories(peer: PeerTables, ids: Numbering, report: Report): CategoryRow[] {
  const named = peer.catalog_category.filter((category) => {
    const hasSlug = slugOf(levelName(category)) !== "";
    if (!hasSlug) report.out("catalog_category", reported(category), WITHOUT_SLUG);
    return hasSlug;
  });
  const byId = new Map(named.map((category) => [category.id, category]));
  const children = groupedBy(named, (category) => parentOf(category, byId, report));

  const under = (parent: CategoryRow | undefined): CategoryRow[] => {
    const siblings = children.get(parent?.id ?? null) ?? [];
    const levels = levelsOf(siblings, report);
    return siblings.flatMap((category) => {
      const { id, name, owner_code: owner } = category;
      const level = levels.get(id) ?? "";
      const row: CategoryRow = {
        id,
        name,
        path: parent ? `${parent.path}${PATH_SEPARATOR}${level}` : level,
        parentId: parent?.id ?? null,
        ownerCode: owner === null ? null : ids.team(owner),
      };
      return [row, ...under(row)];
    });
  };
  return under(undefined);
}

const reported = ({ id, name }: Peer) => ({ key: id, name: `Catégorie ${String(id)} « ${name} »` });

/** A separator within a name would make a level of the path. */
const levelName = ({ name }: Peer) => name.replaceAll(PATH_SEPARATOR, " ");

/** The last level of the path of each of these categories, which have the same parent. */
function levelsOf(siblings: readonly Peer[], report: Report): ReadonlyMap<number, string> {
  const { slugs, kept } = ownSlugs(
    siblings.map((category) => ({
      id: category.id,
      name: levelName(category),
      slug: category.path.split(PATH_SEPARATOR).at(-1) ?? "",
    })),
  );
  const taken = new Set<string>();
  const levels = siblings.map((category): [number, string] => {
    const { id, name } = category;
    const note = (why: string) => {
      report.noted("catalog_category", reported(category), why);
    };
    const slug = slugs.get(id) ?? "";
    // Only whole paths are unique there: the last levels of two that were written by hand may be alike.
    const level = slug === "" || taken.has(slug) ? `${slug}-${String(id)}` : slug;
    taken.add(level);
    if (kept.has(id)) note(keepsSlug(level));
    const problems = nameProblems(name);
    if (problems.length > 0) note(asItIs(problems));
    if (name.includes(PATH_SEPARATOR)) note(`« ${PATH_SEPARATOR} » sépare les niveaux : à renommer ici`);
    return [id, level];
  });
  return new Map(levels);
}

/** The parent; null for a root, for one whose parent is out, and for one that is its own ancestor. */
function parentOf(category: Peer, byId: ReadonlyMap<number, Peer>, report: Report): number | null {
  if (category.parent === null) return null;
  const toRoot = (why: string) => {
    report.noted("catalog_category", reported(category), `${why} : reprise à la racine`);
    return null;
  };
  if (!byId.has(category.parent)) return toRoot("Sa catégorie parente n'est pas reprise");
  const seen = new Set<number>();
  let above = byId.get(category.parent);
  while (above && above.id !== category.id && !seen.has(above.id)) {
    seen.add(above.id);
    above = above.parent === null ? undefined : byId.get(above.parent);
  }
  return above?.id === category.id ? toRoot("Rangée dans elle-même") : category.parent;
}
