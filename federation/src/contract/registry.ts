import * as v from "valibot";
import { RUNNABLE_CONTRACTS } from "./contract";
import { declarationEntries, type FeaturePage, issuesOf, needsSchema, pageSchema } from "./feature";

const disabledSchema = v.object({
  /** The reason, in French, for the people who open a page of the app. */
  word: v.string(),
  /** The person to ask, in French: « l'équipe matos ». */
  ask: v.string(),
});

export { spotOf } from "./cards";

/** The word with which an app that is disabled answers people. */
export type Disabled = v.InferOutput<typeof disabledSchema>;

/** One version of an app: its declaration, and the address of its code. */
const versionEntries = {
  ...declarationEntries,
  version: v.string(),
  /** Address of the Module Federation entry, from the root of the site. */
  entry: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/, "is an address")),
  /**
   * The files to fetch with the entry, by a page's path or a card's name; otherwise they are found one after
   * the other.
   */
  needs: v.optional(v.record(v.string(), needsSchema), {}),
  /** Subresource integrity of the build's manifest, which has that of each file. */
  integrity: v.optional(v.string()),
  /**
   * Subresource integrity of the list of its files, which are then also beside the versions, named by their content.
   */
  hashes: v.optional(v.string()),
  /** The hash of the shell's doors that publishing found the app to fit. */
  doors: v.optional(v.string()),
};

/** A channel: another version of an app, whole, and the people who get it. */
export const channelEntrySchema = v.object({
  ...versionEntries,
  /** Its name: `pr-123`. */
  channel: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "is no name of a channel")),
  /** Of a hundred people, those who get it unasked. */
  percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** The teams whose people get it unasked, by their codes. */
  teams: v.optional(v.array(v.string())),
});

/** A version of an app that only some people get. */
export type ChannelEntry = v.InferOutput<typeof channelEntrySchema>;

const soundChannels = v.pipe(
  v.array(v.fallback(v.nullable(channelEntrySchema), null)),
  v.transform((channels): ChannelEntry[] =>
    channels.flatMap((channel) => (channel && RUNNABLE_CONTRACTS.includes(channel.contract) ? channel : [])),
  ),
);

/** A published feature app: the version in place. */
export const featureEntrySchema = v.object({
  ...versionEntries,
  /** Its pages and cards stay where they are, and show this instead of its code. */
  disabled: v.optional(disabledSchema),
  /** Its other versions, for some people; those that can't be read are left out. */
  channels: v.optional(v.fallback(soundChannels, [])),
});

/** A published app as browsers read it; with `channel`, the version of that channel. */
export type FeatureEntry = v.InferOutput<typeof featureEntrySchema> & Partial<Pick<ChannelEntry, "channel">>;

/** Files to preload for a page, by the page's path; only the server reads it. */
export type Preloads = Record<string, string[]>;

/** `features.json` as it is written. */
export type RegistryFile = {
  features: FeatureEntry[];
  preload: Preloads;
  /** Subresource integrity of the apps' files in `preload`, by their address; only the server reads it. */
  integrity: Record<string, string>;
  /** Their addresses by content, by those in the folders of the versions; only the server reads it. */
  placed: Record<string, string>;
};

/** The reason why an app of the registry is left out. */
type RegistryProblem = {
  name: string;
  reason: "invalid" | "contract" | "conflict";
  detail: string;
  /** Its sound pages, so that they show as unavailable instead of unknown. */
  pages: FeaturePage[];
};

/** The registry as the shell uses it: the apps, and those left out with the reason. */
export type Registry = { features: FeatureEntry[]; problems: RegistryProblem[] };

const identity = v.fallback(v.object({ name: v.string(), contract: v.optional(v.unknown()) }), { name: "?" });
const registryShape = v.object({ features: v.array(v.unknown()) });
const anyPages = v.fallback(v.object({ pages: v.array(v.unknown()) }), { pages: [] });

/** The name of the registry itself in place of an app's name. */
const ITSELF = "features.json";

/** True when the whole document is no registry, so that no app is known. */
export function isUnreadable({ problems }: Registry): boolean {
  return problems.some(({ name }) => name === ITSELF);
}

/**
 * Reads the registry; never throws: an invalid entry is left out and reported, as is one with a page of the
 * shell's, or with code from an origin that is not among the allowed ones.
 */
export function readRegistry(
  json: unknown,
  shellPages: readonly string[] = [],
  origins: readonly string[] = [],
): Registry {
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
    // Before its shape: an entry of another contract may have another shape.
    if (typeof contract === "number" && !RUNNABLE_CONTRACTS.includes(contract)) {
      refuse("contract", `contract ${contract}, the shell runs ${RUNNABLE_CONTRACTS.join(", ")}`);
      continue;
    }
    const entry = v.safeParse(featureEntrySchema, candidate);
    if (!entry.success) {
      refuse("invalid", issuesOf(entry.issues));
      continue;
    }
    const stranger = strangerIn(entry.output, origins);
    if (stranger !== undefined) {
      refuse("invalid", stranger);
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

/** The reason why the files of an app may not come from where they lie. */
function strangerIn({ entry, integrity }: FeatureEntry, origins: readonly string[]): string | undefined {
  if (/^\/(?!\/)/.test(entry)) return undefined;
  const origin = URL.canParse(entry) ? new URL(entry).origin : entry;
  if (!origins.includes(origin)) return `${origin} is not among the allowed origins`;
  // Nothing but its hash says that it is the app that was published.
  return integrity === undefined ? `${entry} comes without the hash of its manifest` : undefined;
}

function soundPages(candidate: unknown): FeaturePage[] {
  return v.parse(anyPages, candidate).pages.flatMap((page) => {
    const { success, output } = v.safeParse(pageSchema, page);
    return success ? [output] : [];
  });
}

/** True when some address matches both: `/fa/:id` and `/fa/:x`, `/fa/:id` and `/fa/1`. */
export function overlap(one: string, other: string): boolean {
  const [left, right] = [one.split("/"), other.split("/")];
  return left.length === right.length && left.every((segment, at) => meet(segment, right[at] ?? ""));
}

function meet(one: string, other: string): boolean {
  // A parameter is never empty: `/` does not match `/:x`.
  if (one.startsWith(":")) return other !== "";
  return other.startsWith(":") ? one !== "" : one === other;
}
