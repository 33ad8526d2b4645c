import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** Our packages, by their folders. */
export const { workspaces } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

/** Packages with a `feature.json` are feature apps. */
export const featureApps = workspaces.filter((folder) => existsSync(path.join(root, folder, "feature.json")));

export const site = path.resolve(root, process.env.SITE_DIR ?? "site");
