import * as v from "valibot";
import { RUNNABLE_CONTRACTS } from "./contract";
import type { FeaturePage } from "./feature";
import { declarationEntries, pageSchema } from "./feature";
import { issuesOf } from "./issues";
import { needsSchema } from "./feature";
import { overlap } from "./page-paths";

/** A published feature app: its declaration, and where its code is. */
export const featureEntrySchema = v.object({
  ...declarationEntries,
  version: v.string(),
  /** Address of the Module Federation entry, from the root of the site. */
  entry: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/, "is an address")),
  /** What to fetch along with the entry, by a page's path or a card's name; without it, one file finds the next. */
  needs: v.optional(v.record(v.string(), needsSchema), {}),
  /** The doors of the shell that publishing saw it fit. */
  doors: v.optional(v.string()),
});

/** A published app as browsers read it. */
export type FeatureEntry = v.InferOutput<typeof featureEntrySchema>;

/** Files to preload for a page, by the page's path; read by the server alone. */
export type Preloads = Record<string, string[]>;

/** `features.json` as it is written. */
export type RegistryFile = {
  features: FeatureEntry[];
  preload: Preloads;
};

/** Why an app of the registry does not take part. */
export type RegistryProblem = {
  name: string;
  reason: "invalid" | "contract" | "conflict";
  detail: string;
  /** Those of its pages that are sound, so that they can be shown as unavailable instead of unknown. */
  pages: FeaturePage[];
};

/** The registry as the shell uses it: the apps that take part, and those that do not with the reason. */
export type Registry = { features: FeatureEntry[]; problems: RegistryProblem[] };

const identity = v.fallback(v.object({ name: v.string(), contract: v.optional(v.unknown()) }), { name: "?" });
const registryShape = v.object({ features: v.array(v.unknown()) });
const anyPages = v.fallback(v.object({ pages: v.array(v.unknown()) }), { pages: [] });

/** How the registry itself is named where an app's name stands. */
const ITSELF = "features.json";

/** Nobody knows which apps there are: the whole document is no registry. */
export function isUnreadable({ problems }: Registry): boolean {
  return problems.some(({ name }) => name === ITSELF);
}

/** Never throws: an entry that does not pass is left out and reported. The shell's own pages are no app's. */
export function readRegistry(json: unknown, shellPages: readonly string[] = []): Registry {
  const registry: Registry = { features: [], problems: [] };
  const shape = v.safeParse(registryShape, json);
  if (!shape.success) {
    registry.problems.push({ name: ITSELF, reason: "invalid", detail: issuesOf(shape.issues), pages: [] });
    return registry;
  }
  const pageOwners = shellPages.map((path) => ({ path, owner: "the shell" }));
  const ownerOf = (path: string) => pageOwners.find((page) => overlap(page.path, path))?.owner;
  const own = (pages: readonly FeaturePage[], owner: string) =>
    pageOwners.push(...pages.map(({ path }) => ({ path, owner })));
  for (const candidate of shape.output.features) {
    const { name, contract } = v.parse(identity, candidate);
    const refuse = (reason: RegistryProblem["reason"], detail: string) =>
      registry.problems.push({ name, reason, detail, pages: soundPages(candidate) });
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
    const conflict = pages.find(({ path }) => ownerOf(path) !== undefined);
    if (conflict) {
      refuse("conflict", `${conflict.path} belongs to ${ownerOf(conflict.path)}`);
      continue;
    }
    own(pages, name);
    registry.features.push(entry.output);
  }
  for (const problem of registry.problems) {
    problem.pages = problem.pages.filter(({ path }) => ownerOf(path) === undefined);
    own(problem.pages, problem.name);
  }
  return registry;
}

function soundPages(candidate: unknown): FeaturePage[] {
  return v.parse(anyPages, candidate).pages.flatMap((page) => {
    const { success, output } = v.safeParse(pageSchema, page);
    return success ? [output] : [];
  });
}
