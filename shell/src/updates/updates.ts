import type { FeatureLoader } from "@coulisses/federation/loader";
import { createContext, use } from "react";
import { fetchRegistry } from "../site/registry-source";
import { newerBuildExists } from "../site/newer-build";
import { reloadOnce } from "../site/newer-build";

/** The publications since this tab was opened. */
export type Updates = {
  /**
   * Looks for publications; concurrent calls share the answer. A server that does not answer changes nothing.
   */
  check: () => Promise<void>;
  /** True when a page of this app (the shell's own when null) would be newer after a reload. */
  isStale: (feature: string | null) => boolean;
  /** To call when another version of the shell itself, or of its service worker, waits for a reload. */
  shellChanged: () => void;
  /** Reloads the page once pending saves are done; never twice in a row. */
  reload: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

type Sources = {
  fetchRegistry: typeof fetchRegistry;
  newerBuildExists: typeof newerBuildExists;
  reloadOnce: () => void;
  untilSaved: () => Promise<void>;
};

/** Follows publications: the registry through the loader, the shell by its build. */
export function createUpdates(
  loader: Pick<FeatureLoader, "adopt" | "isOutdated" | "subscribe">,
  given: Pick<Sources, "untilSaved"> & Partial<Sources>,
): Updates {
  const sources: Sources = { fetchRegistry, newerBuildExists, reloadOnce, ...given };
  const listeners = new Set<() => void>();
  let isShellStale = false;
  let checking: Promise<void> | undefined;

  function shellChanged() {
    if (isShellStale) return;
    isShellStale = true;
    for (const listener of listeners) listener();
  }

  async function look() {
    const registry = sources.fetchRegistry().then(loader.adopt, () => undefined);
    const build = isShellStale
      ? undefined
      : sources.newerBuildExists().then((exists) => {
          if (exists) shellChanged();
        });
    await Promise.all([registry, build]);
  }

  return {
    check() {
      checking ??= look().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    isStale: (feature) => isShellStale || (feature !== null && loader.isOutdated(feature)),
    shellChanged,
    reload: () => sources.untilSaved().then(sources.reloadOnce),
    subscribe(listener) {
      listeners.add(listener);
      const stop = loader.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** The updates for everything behind the login. */
export const UpdatesContext = createContext<Updates | undefined>(undefined);

/** The updates of this tab; throws outside of the application. */
export function useUpdates(): Updates {
  const updates = use(UpdatesContext);
  if (updates === undefined) throw new Error("There are no updates around this component.");
  return updates;
}
