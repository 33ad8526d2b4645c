import type { FeatureLoader } from "@coulisses/federation/loader";
import { createContext, use } from "react";
import { fetchRegistry } from "../site/registry-source";
import { newerBuildExists } from "../site/newer-build";
import { reloadOnce } from "../site/newer-build";

/** What has been published since this tab was opened. */
export type Updates = {
  /**
   * Looks for what was published since; calls made meanwhile share the answer. A server that does
   * not answer changes nothing.
   */
  check: () => Promise<void>;
  /** Whether a page of this app (the shell's own when null) would be newer if it were loaded anew. */
  isStale: (feature: string | null) => boolean;
  /** Another version of the shell itself, or of what makes it work offline, waits for a reload. */
  shellChanged: () => void;
  /** Loads the page anew once what is being saved is saved; never twice in a row. */
  reload: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

type Sources = {
  fetchRegistry: typeof fetchRegistry;
  newerBuildExists: typeof newerBuildExists;
  reloadOnce: () => void;
  untilSaved: () => Promise<void>;
};

/** Follows what is published: the registry through the loader, the shell by its build. */
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

/** The updates for all that is shown behind the login. */
export const UpdatesContext = createContext<Updates | undefined>(undefined);

/** The updates of this tab; throws outside of the application. */
export function useUpdates(): Updates {
  const updates = use(UpdatesContext);
  if (updates === undefined) throw new Error("There are no updates around this component.");
  return updates;
}
