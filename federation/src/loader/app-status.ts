import type { FeatureEntry, Registry } from "../contract/registry";
import { type AppState, type DatedFailure, type LoadState, loadStateOf } from "./app-state";
import { FeatureFailure } from "./failure";

/** The version of a channel that did not load in this tab: the version in place runs instead. */
export type GivenUp = { channel: string; version: string; error: FeatureFailure };

/** One app of the site as this tab sees it. */
export type AppStatus = {
  name: string;
  state: LoadState;
  /** The duration of its last load, in milliseconds. */
  loadTime: number | undefined;
  /** Kept once the fault is gone. */
  lastFailure: DatedFailure | undefined;
  /** The version that runs here, or would; undefined when its entry can't be read. */
  version: string | undefined;
  /** The version in the registry: an open page may run an earlier one. */
  published: string | undefined;
  contract: number | undefined;
  /** The word that its pages show instead of its code. */
  disabled: FeatureEntry["disabled"];
  /** The channel of that version; undefined for the version in place. */
  channel: string | undefined;
  gaveUp: GivenUp | undefined;
  /** The address of its code. */
  entry: string | undefined;
};

/** Every app of the registry by name, those left out too; `readAt`, in milliseconds, dates their failure. */
export function appStatuses(
  registry: Registry,
  readAt: number,
  stateOf: (name: string) => AppState,
  gaveUp: ReadonlyMap<string, GivenUp> = new Map(),
): AppStatus[] {
  const sound = registry.features.map((published) => ({
    ...statusOf(published.name, stateOf, published),
    gaveUp: gaveUp.get(published.name),
  }));
  const leftOut = registry.problems.map(({ name, reason, detail }) => {
    const lastFailure = { error: new FeatureFailure(name, reason, detail), at: readAt };
    return {
      ...statusOf(name, stateOf),
      contract: undefined,
      lastFailure,
      state: { status: "failed" as const, ...lastFailure },
    };
  });
  return [...sound, ...leftOut].sort((a, b) => a.name.localeCompare(b.name));
}

function statusOf(name: string, stateOf: (name: string) => AppState, published?: FeatureEntry): AppStatus {
  const state = stateOf(name);
  const { loadTime, lastFailure, entry: running = published } = state;
  return {
    name,
    state: loadStateOf(state),
    loadTime,
    lastFailure,
    version: running?.version,
    published: published?.version,
    contract: running?.contract,
    disabled: published?.disabled,
    channel: published?.channel,
    gaveUp: undefined,
    entry: running?.entry,
  };
}
