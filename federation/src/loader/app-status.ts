import type { FeatureEntry, Registry } from "../registry";
import type { AppRecord } from "./app-records";
import { FeatureFailure } from "./failure";

/** One app of the site as this tab sees it. */
export type AppStatus = AppRecord & {
  name: string;
  /** The version that runs here, or that would; none when its entry can't be read. */
  version: string | undefined;
  /** The version in the registry: the page that is open may run one before. */
  published: string | undefined;
  contract: number | undefined;
  /** Where its code comes from. */
  entry: string | undefined;
};

export function appStatuses(
  registry: Registry,
  readAt: number,
  running: (name: string) => FeatureEntry | undefined,
  recordOf: (name: string) => AppRecord,
): AppStatus[] {
  const sound = registry.features.map((published) => {
    const { name, version, contract, entry } = running(published.name) ?? published;
    return { name, version, published: published.version, contract, entry, ...recordOf(name) };
  });
  const leftOut = registry.problems.map(({ name, reason, detail }) => {
    const failure = { error: new FeatureFailure(name, reason, detail), at: readAt };
    return {
      ...recordOf(name),
      name,
      version: running(name)?.version,
      published: undefined,
      contract: undefined,
      entry: running(name)?.entry,
      state: { status: "failed" as const, ...failure },
      lastFailure: failure,
    };
  });
  return [...sound, ...leftOut].sort((a, b) => a.name.localeCompare(b.name));
}
