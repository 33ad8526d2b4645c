import type { SignageType } from "@coulisses/shared-domain/signage/signage-catalogue";
import { asItIs } from "../form-problems";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import { keepsSlug, nameProblems, ownSlugs, WITHOUT_SLUG } from "./own-slugs";

/** Pictures are files beside the database, so signs come without theirs. */
const WITHOUT_PICTURE = "Sans son image, qui n'est pas dans la base : à déposer ici";

export function signs(peer: PeerTables, report: Report) {
  const { slugs, kept } = ownSlugs(peer.catalog_signage);
  return peer.catalog_signage.flatMap(({ id, name, type, image }) => {
    const row = { key: id, name: `Signalétique ${String(id)} « ${name} »` };
    const slug = slugs.get(id);
    if (slug === undefined) {
      report.out("catalog_signage", row, WITHOUT_SLUG);
      return [];
    }
    const note = (why: string) => {
      report.noted("catalog_signage", row, why);
    };
    if (kept.has(id)) note(keepsSlug(slug));
    const problems = nameProblems(name);
    if (problems.length > 0) note(asItIs(problems));
    if (image !== null) note(WITHOUT_PICTURE);
    // An enumeration of the peer with our values.
    return [{ id, name, slug, type: type as SignageType }];
  });
}
