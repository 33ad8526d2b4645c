import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { featureApps, root } from "./root.mjs";

const built = [
  "shared-domain",
  "shared-auth",
  "shared-ui",
  "shared-pages",
  "shared-sheets",
  "shared-node",
  "federation",
  "shell",
  "backend",
  ...featureApps,
];
const left = new Set(["node_modules", "dist", ".types", "data", "bench"]);

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (left.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(file);
    else if (!/\.(test|stories)\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Hash of everything that the product is built from: the same hash needs no build. */
export function fingerprint() {
  const hash = createHash("sha256").update(process.version);
  for (const file of [path.join(root, "package-lock.json"), path.join(root, "tsconfig.base.json")]) {
    hash.update(readFileSync(file));
  }
  for (const name of built) {
    const folder = path.join(root, name);
    if (!existsSync(folder)) continue;
    for (const file of filesUnder(folder)) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}
