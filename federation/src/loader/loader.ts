import type { ComponentType } from "react";
import type { Feature, LoadComponent } from "../feature";
import type { FeatureEntry, Registry } from "../registry";
import type { FederationHost } from "./federation-host";
import type { LoadState } from "./load-state";
import { asError, idle } from "./load-state";
import { within } from "./within";

export { createFederationHost } from "./federation-host";
export type { LoadState } from "./load-state";
export type { ProvidedModules } from "./provided-modules";

export type FeatureLoaderOptions = {
  host: FederationHost;
  registry: Registry;
  fetchRegistry: () => Promise<Registry>;
  /** Called when an app that already ran here has another version now: two of them cannot live in one tab. */
  onNewVersion: (name: string) => void;
  /** What an app may take to answer, in milliseconds. @default 10_000 */
  timeout?: number;
};

export type FeatureLoader = {
  load: (name: string) => Promise<Feature>;
  /** The component behind a page's path. Rejects rather than hang. */
  page: (name: string, path: string) => Promise<ComponentType>;
  card: (name: string, card: string) => Promise<ComponentType>;
  /** Forgets what failed and looks for the app where the registry now says it is. */
  retry: (name: string) => Promise<void>;
  /** Loads ahead of need; a failure is silent, the real visit will say it. */
  prefetch: (name: string, path?: string) => void;
  state: (name: string) => LoadState;
  /** The listener hears each change of state; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

export function createFeatureLoader(options: FeatureLoaderOptions): FeatureLoader {
  const { host, fetchRegistry, onNewVersion, timeout = 10_000 } = options;
  const entries = new Map<string, FeatureEntry>(options.registry.features.map((entry) => [entry.name, entry]));
  const features = new Map<string, Promise<Feature>>();
  const components = new Map<string, Promise<ComponentType>>();
  const states = new Map<string, LoadState>();
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();

  function setState(name: string, state: LoadState) {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  function load(name: string): Promise<Feature> {
    const known = features.get(name);
    if (known) return known;
    const entry = entries.get(name);
    if (!entry) return Promise.reject(new Error(`${name} is not in the registry`));
    const since = performance.now();
    setState(name, { status: "loading", since: Date.now() });
    const attempt = attempts.get(name) ?? 0;
    // Another address, or the run time would answer with the failure that it remembers.
    const address = attempt === 0 ? entry.entry : `${entry.entry}?retry=${attempt}`;
    const feature = within(timeout, name, Promise.resolve().then(() => {
      host.register({ name, entry: address });
      return host.loadFeature(name);
    }));
    features.set(name, feature);
    feature.then(
      () => { setState(name, { status: "ready", loadTime: performance.now() - since }); },
      (cause: unknown) => { setState(name, { status: "failed", error: asError(cause), at: Date.now() }); },
    );
    return feature;
  }

  function component(name: string, key: string, pick: (feature: Feature) => LoadComponent | undefined) {
    const id = `${name} ${key}`;
    const known = components.get(id);
    if (known) return known;
    const since = performance.now();
    const loaded = load(name).then(async (feature) => {
      const loadComponent = pick(feature);
      if (!loadComponent) throw new Error(`${name} has no ${key}`);
      try {
        const module = await within(timeout, id, loadComponent());
        if (states.get(name)?.status !== "ready") {
          setState(name, { status: "ready", loadTime: performance.now() - since });
        }
        return module.default;
      } catch (cause) {
        setState(name, { status: "failed", error: asError(cause), at: Date.now() });
        throw cause;
      }
    });
    components.set(id, loaded);
    return loaded;
  }

  async function forgetFailures(name: string) {
    const failed = await features.get(name)?.then(() => false, () => true);
    if (failed) features.delete(name);
    for (const [id, loaded] of components) {
      if (id.startsWith(`${name} `) && (await loaded.then(() => false, () => true))) components.delete(id);
    }
    return { appRan: failed === false };
  }

  async function retry(name: string) {
    const { appRan } = await forgetFailures(name);
    const fresh = await within(timeout, "features.json", fetchRegistry()).catch(() => undefined);
    const entry = fresh?.features.find((candidate) => candidate.name === name);
    const changed = entry !== undefined && entry.version !== entries.get(name)?.version;
    if (appRan && changed) {
      onNewVersion(name);
      return;
    }
    if (entry) entries.set(name, entry);
    if (!appRan) attempts.set(name, (attempts.get(name) ?? 0) + 1);
    setState(name, idle);
  }

  const page = (name: string, path: string) => component(name, `page ${path}`, (feature) => feature.pages[path]);

  return {
    load,
    page,
    card: (name, card) => component(name, `card ${card}`, (feature) => feature.cards[card]),
    retry,
    prefetch(name, path) {
      (path === undefined ? load(name) : page(name, path)).catch(() => undefined);
    },
    state: (name) => states.get(name) ?? idle,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
