/**
 * What each package, or a folder of one, may import of ours; everything else of ours is refused.
 * ESLint reads this table for the names that files import, the check of imports for the files that they reach.
 */
export const arrows = {
  "shared-domain": [],
  "shared-auth": ["shared-domain"],
  "shared-ui": ["shared-domain"],
  "shared-pages": ["shared-domain", "shared-ui"],
  // Each app bundles what it uses of these two, on top of the doors that the shell provides.
  "shared-pages/src/address": ["shared-pages"],
  "shared-sheets": ["shared-domain", "shared-auth", "shared-ui", "shared-pages"],
  federation: [],
  shell: ["shared-domain", "shared-auth", "shared-ui", "shared-pages", "shared-sheets", "federation"],
  "mf-*": ["shared-domain", "shared-auth", "shared-ui", "shared-pages", "shared-sheets", "federation"],
  backend: ["shared-domain"],
  e2e: [],
};

/** The folders of our packages, as the alternatives of a regular expression. */
export const packageFolders =
  "shared-domain|shared-auth|shared-ui|shared-pages|shared-sheets|federation|shell|mf-[a-z]+|backend|e2e";

/** The arrows between packages that the table refuses. */
export function refusedArrows(imports) {
  const packageOf = new RegExp(`^(${packageFolders})/`);
  return imports.filter(({ from, to }) => {
    const source = packageOf.exec(from)?.[1];
    const target = packageOf.exec(to)?.[1];
    if (!source || !target || source === target) return false;
    const allowed = arrows[source] ?? arrows["mf-*"];
    return !allowed.includes(target);
  });
}
