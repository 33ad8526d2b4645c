import * as v from "valibot";
import { RUNNABLE_CONTRACTS } from "./contract";
import { declarationEntries } from "./feature";
import { issuesOf } from "./issues";

/** A published feature app: its declaration, and where its code is. */
export const featureEntrySchema = v.strictObject({
  ...declarationEntries,
  version: v.string(),
  /** Address of the Module Federation entry, from the root of the site. */
  entry: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/, "is an address")),
});

export type FeatureEntry = v.InferOutput<typeof featureEntrySchema>;

/** Files to preload for a page, by the page's path; read by the server alone. */
export type Preloads = Record<string, string[]>;

/** `features.json` as it is written. */
export type RegistryFile = {
  features: FeatureEntry[];
  preload: Preloads;
};

/** Why an app of the registry does not take part. */
export type RegistryProblem = { name: string; reason: "invalid" | "contract" | "conflict"; detail: string };

export type Registry = { features: FeatureEntry[]; problems: RegistryProblem[] };

const identity = v.fallback(v.object({ name: v.string(), contract: v.optional(v.unknown()) }), { name: "?" });
const registryShape = v.object({ features: v.array(v.unknown()) });

/** Never throws: an entry that does not pass is left out and reported. */
export function readRegistry(json: unknown): Registry {
  const registry: Registry = { features: [], problems: [] };
  const shape = v.safeParse(registryShape, json);
  if (!shape.success) {
    registry.problems.push({ name: "features.json", reason: "invalid", detail: issuesOf(shape.issues) });
    return registry;
  }
  const owners = new Map<string, string>();
  for (const candidate of shape.output.features) {
    const { name, contract } = v.parse(identity, candidate);
    const refuse = (reason: RegistryProblem["reason"], detail: string) =>
      registry.problems.push({ name, reason, detail });
    // Before its shape: the entry of another contract may well have another shape.
    if (typeof contract === "number" && !RUNNABLE_CONTRACTS.includes(contract)) {
      refuse("contract", `contract ${contract}, the shell runs ${RUNNABLE_CONTRACTS.join(", ")}`);
      continue;
    }
    const entry = v.safeParse(featureEntrySchema, candidate);
    if (!entry.success) {
      refuse("invalid", issuesOf(entry.issues));
      continue;
    }
    const { pages } = entry.output;
    const taken = pages.find(({ path }) => owners.has(path));
    if (taken) {
      refuse("conflict", `${taken.path} belongs to ${owners.get(taken.path)}`);
      continue;
    }
    for (const { path } of pages) owners.set(path, name);
    registry.features.push(entry.output);
  }
  return registry;
}
