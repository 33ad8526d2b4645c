import type { ComponentType } from "react";
import type { Feature, LoadComponent } from "../contract/feature";
import type { Registry } from "../contract/registry";
import {
  type AppEvent,
  type AppState,
  type Effect,
  failureEvent,
  type LoadState,
  loadStateOf,
  next,
  initialAppState,
} from "./app-state";
import { type AppStatus, appStatuses } from "./app-status";
import {
  toFailure,
  publishedEntry,
  fetchCode,
  fetchComponent,
  freshRegistry,
  type Surroundings,
} from "./effects";
import { detailOf, FeatureFailure } from "./failure";
import { createMemory, type Memory } from "./memory";
import { filesFor, isNetworkPoor, preloadScripts } from "./preload";

export { FeatureFailure, type FailureKind } from "./failure";
export { createFederationHost, type ProvidedModules } from "./federation-host";
export type { OwnDoors } from "./fit";
export type { AppStatus } from "./app-status";
export type { LoadState } from "./app-state";

/** The registry and the callbacks of a loader. */
type FeatureLoaderOptions = Surroundings & {
  registry: Registry;
  fetchRegistry: () => Promise<Registry>;
  /**
   * Called when only a new document helps an app that runs here: it failed and has another version now, or it
   * fails at every try. The listener reloads the page, and keeps that from looping.
   */
  onStuck: (name: string) => void;
};

/** Every rejection here is a FeatureFailure, and is recorded. */
export type FeatureLoader = {
  load: (name: string) => Promise<Feature>;
  /** The component of a page's path. Rejects rather than hang. */
  page: (name: string, path: string) => Promise<ComponentType>;
  card: (name: string, card: string) => Promise<ComponentType>;
  /** Forgets failures and looks for the app at the registry's present address. */
  retry: (name: string) => Promise<void>;
  /**
   * Fetches ahead of need, unless the network is poor; failures are silent, as the real visit will show them.
   */
  prefetch: (name: string, path?: string) => void;
  /** Takes over a new registry; an app that runs here keeps its version. */
  adopt: (registry: Registry) => void;
  registry: () => Registry;
  /**
   * True when another version of an app that runs here is published: its next page should be a new document.
   */
  isOutdated: (name: string) => boolean;
  /** Records an error thrown in rendering, and returns it with its message. */
  report: (name: string, cause: unknown) => FeatureFailure;
  /** Records an error thrown outside of rendering: in a handler, in a promise, as the app leaves. */
  note: (name: string, cause: unknown, detail: string) => void;
  state: (name: string) => LoadState;
  /** Every app of the registry; the same array until something changes. */
  apps: () => readonly AppStatus[];
  /** Calls the listener at each change of state and of registry; returns the function that stops. */
  subscribe: (listener: () => void) => () => void;
};

/** The state of one app in this tab. */
type App = {
  state: AppState;
  code: Memory<Feature>;
  components: Memory<ComponentType>;
  /** Pages and cards with a file asked for a second time, which happens once. */
  secondTries: Set<string>;
};

/** Runs the machine of `app-state.ts` for each app: sends it events, and carries out its effects. */
export function createFeatureLoader(options: FeatureLoaderOptions): FeatureLoader {
  const apps = new Map<string, App>();
  const listeners = new Set<() => void>();
  let registry = options.registry;
  let readAt = Date.now();
  let statuses: AppStatus[] | undefined;

  function changed() {
    statuses = undefined;
    for (const listener of listeners) listener();
  }

  function appOf(name: string): App {
    const app = apps.get(name) ?? {
      state: initialAppState,
      code: createMemory<Feature>(),
      components: createMemory<ComponentType>(),
      secondTries: new Set<string>(),
    };
    apps.set(name, app);
    return app;
  }

  const stateOf = (name: string) => apps.get(name)?.state ?? initialAppState;
  const published = (name: string) => registry.features.find((entry) => entry.name === name);

  /** Returns the effect for the caller that waits for it: fetching the code. */
  function send(name: string, event: AppEvent): Effect | undefined {
    const app = appOf(name);
    const { state, effect } = next(app.state, event);
    if (state !== app.state) {
      app.state = state;
      changed();
    }
    if (effect === "new document") options.onStuck(name);
    if (effect === "read registry") void lookAgain(name);
    return effect;
  }

  async function start(name: string): Promise<Feature> {
    const since = performance.now();
    try {
      const entry = publishedEntry(name, registry);
      const feature = await fetchCode(entry, stateOf(name).failedLoads, options);
      send(name, { type: "start", entry, loadTime: performance.now() - since });
      return feature;
    } catch (cause) {
      const failure = toFailure(name, cause);
      if (send(name, failureEvent(failure)) === "fetch code") return start(name);
      throw failure;
    }
  }

  const load = (name: string) =>
    appOf(name).code.recall(name, () => {
      send(name, { type: "need" });
      return start(name);
    });

  async function show(
    name: string,
    key: string,
    pick: (feature: Feature) => LoadComponent | undefined,
  ): Promise<ComponentType> {
    const { state, secondTries } = appOf(name);
    const entry = state.entry ?? published(name);
    if (entry && state.failedLoads === 0) {
      preloadScripts(filesFor(entry, key));
      options.host.provide(entry.needs[key]?.shared ?? []);
    }
    const feature = await load(name);
    const again = () => secondTries.size < secondTries.add(key).size;
    try {
      const loadComponent = pick(feature);
      if (!loadComponent) throw new Error(`${name} has no ${key}`);
      const component = await fetchComponent(`${name} ${key}`, loadComponent, again, options);
      send(name, { type: "show" });
      return component;
    } catch (cause) {
      throw fail(toFailure(name, cause));
    }
  }

  function component(name: string, key: string, pick: (feature: Feature) => LoadComponent | undefined) {
    return appOf(name).components.recall(key, () => show(name, key, pick));
  }

  function fail(failure: FeatureFailure): FeatureFailure {
    send(failure.app, failureEvent(failure));
    return failure;
  }

  function adopt(fresh: Registry) {
    registry = fresh;
    readAt = Date.now();
    changed();
  }

  function isOutdated(name: string) {
    const [here, there] = [stateOf(name).entry, published(name)];
    return here !== undefined && there !== undefined && here.version !== there.version;
  }

  async function lookAgain(name: string) {
    const fresh = await freshRegistry(options.fetchRegistry, options);
    if (fresh) adopt(fresh);
    if (isOutdated(name)) send(name, { type: "supersede" });
  }

  async function retry(name: string) {
    await lookAgain(name);
    send(name, { type: "retry" });
    const { code, components } = appOf(name);
    code.forgetFailures();
    components.forgetFailures();
  }

  const page = (name: string, path: string) => component(name, path, (feature) => feature.pages[path]);

  return {
    load,
    page,
    card: (name, card) => component(name, card, (feature) => feature.cards[card]),
    retry,
    prefetch(name, path) {
      if (isNetworkPoor()) return;
      (path === undefined ? load(name) : page(name, path)).catch(() => undefined);
    },
    adopt,
    registry: () => registry,
    isOutdated,
    report: (name, cause) =>
      cause instanceof FeatureFailure
        ? cause
        : fail(new FeatureFailure(name, "render", detailOf(cause), cause)),
    note(name, cause, detail) {
      if (cause instanceof FeatureFailure) return;
      fail(new FeatureFailure(name, "stray", detail, cause));
    },
    state: (name) => loadStateOf(stateOf(name)),
    apps: () => (statuses ??= appStatuses(registry, readAt, stateOf)),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
