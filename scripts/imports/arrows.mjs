import { importableByApps } from "@coulisses/federation/eslint/rules";

/**
 * Packages of ours that each package, or one of its folders, may import; every other one is refused. ESLint
 * reads this table for imported names, the check of imports for the files they resolve to.
 */
export const arrows = {
  "shared-domain": [],
  "shared-auth": ["shared-domain"],
  "shared-ui": ["shared-domain"],
  // The names and props of the spots, which are types.
  "shared-pages": ["shared-domain", "shared-auth", "shared-ui", "federation"],
  // Each app bundles its part of these, on top of the doors that the shell provides.
  "shared-ui/src/map": ["shared-domain", "shared-ui"],
  "shared-pages/src/address": ["shared-pages"],
  "shared-pages/src/{export,filters,push,selection,slot,spreadsheet}": [
    "shared-domain",
    "shared-auth",
    "shared-ui",
    "shared-pages",
  ],
  "shared-sheets": ["shared-domain", "shared-auth", "shared-ui", "shared-pages"],
  "shared-node": [],
  federation: ["shared-node"],
  shell: ["shared-domain", "shared-auth", "shared-ui", "shared-pages", "federation"],
  "mf-*": importableByApps,
  backend: ["shared-domain", "shared-node"],
  // The page objects of the shell, which other teams use too.
  e2e: ["federation"],
};

/** Folders of our packages, as alternatives of a regular expression. */
export const packageFolders =
  "shared-domain|shared-auth|shared-ui|shared-pages|shared-sheets|shared-node|federation|shell|mf-[a-z]+|backend|e2e";

/** Arrows between packages that the table refuses. */
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
