import type { FeatureEntry, Registry } from "../contract/registry";
import { type AppState, type DatedFailure, type LoadState, loadStateOf } from "./app-state";
import { FeatureFailure } from "./failure";

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
  /** The address of its code. */
  entry: string | undefined;
};

/** Every app of the registry by name, those left out too; `readAt`, in milliseconds, dates their failure. */
export function appStatuses(
  registry: Registry,
  readAt: number,
  stateOf: (name: string) => AppState,
): AppStatus[] {
  const sound = registry.features.map((published) => statusOf(published.name, stateOf, published));
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
    entry: running?.entry,
  };
}
