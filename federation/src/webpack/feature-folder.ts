import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { type FeatureDeclaration, featureSchema, issuesOf } from "../contract/feature";

/** True for a folder with a feature.json; any other built folder is the shell. */
export function isFeatureApp(folder: string): boolean {
  return existsSync(path.join(folder, "feature.json"));
}

/** Reads and checks an app's feature.json; the name must be the folder's. */
export function readFeature(folder: string): FeatureDeclaration {
  const file = path.join(folder, "feature.json");
  const parsed = v.safeParse(featureSchema, JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new Error(`${file}: ${issuesOf(parsed.issues)}`);
  const { name } = parsed.output;
  if (name !== path.basename(folder)) throw new Error(`${file}: ${name} is not the folder's name`);
  return parsed.output;
}

const declaration =
  /(?:"([^"]+)"|'([^']+)'|(\w+))\s*:\s*\(\)\s*=>\s*import\(\s*(?:\/\*.*?\*\/\s*)*["']([^"']+)["']/gs;

/**
 * The pages and cards declared in feature.tsx, each with the module that it imports. Reading the text is
 * enough because that file only declares.
 */
export function declaredImports(source: string): Map<string, string> {
  return new Map(
    Array.from(source.matchAll(declaration), ([, double, single, bare, request]) => [
      double ?? single ?? bare ?? "",
      request ?? "",
    ]),
  );
}
