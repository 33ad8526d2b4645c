import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { FeatureDeclaration } from "../feature";
import { featureSchema } from "../feature";
import { issuesOf } from "../issues";

/** Reads and checks an app's feature.json; the name must be the folder's. */
export function readFeature(folder: string): FeatureDeclaration {
  const file = path.join(folder, "feature.json");
  const parsed = v.safeParse(featureSchema, JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new Error(`${file}: ${issuesOf(parsed.issues)}`);
  const { name } = parsed.output;
  if (name !== path.basename(folder)) throw new Error(`${file}: ${name} is not the folder's name`);
  return parsed.output;
}
