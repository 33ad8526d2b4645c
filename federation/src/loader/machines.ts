import type { ComponentType } from "react";
import type { Feature } from "../contract/feature";
import type { Registry } from "../contract/registry";
import { type AppEvent, type AppState, type Effect, initialAppState, next } from "./app-state";
import { type AppStatus, appStatuses } from "./app-status";
import { freshRegistry, type Surroundings } from "./effects";
import { createMemory, type Memory } from "./memory";

/** The registry and the callbacks of a loader. */
export type FeatureLoaderOptions = Surroundings & {
  registry: Registry;
  fetchRegistry: () => Promise<Registry>;
  /**
   * Called when only a new document helps an app that runs here: it failed and has another version now, or it
   * fails at every try. The listener reloads the page, and keeps that from looping.
   */
  onStuck: (name: string) => void;
};

/** The state of one app in this tab. */
type App = {
  state: AppState;
  code: Memory<Feature>;
  components: Memory<ComponentType>;
  /** Pages and cards with a file asked for a second time, which happens once. */
  secondTries: Set<string>;
};

/** The machine of `app-state.ts` for each app of the registry, with what this tab knows of it. */
export function createMachines(options: FeatureLoaderOptions) {
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

  return {
    appOf,
    stateOf,
    published,
    send,
    adopt,
    isOutdated,
    lookAgain,
    registry: () => registry,
    apps: () => (statuses ??= appStatuses(registry, readAt, stateOf)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
