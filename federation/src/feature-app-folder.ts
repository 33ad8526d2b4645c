import { existsSync } from "node:fs";
import path from "node:path";

/** What makes a folder a feature app is that it declares one; any other built folder is the shell. */
export function isFeatureApp(folder: string): boolean {
  return existsSync(path.join(folder, "feature.json"));
}
