import type { ComponentType } from "react";
import type { Feature } from "../contract/feature";
import type { FeatureEntry, Registry } from "../contract/registry";
import { type AppEvent, type AppState, type Effect, initialAppState, next } from "./app-state";
import { type AppStatus, appStatuses, type GivenUp } from "./app-status";
import { freshRegistry, type Surroundings } from "./effects";
import type { FeatureFailure } from "./failure";
import { createMemory, type Memory } from "./memory";

/** The registry and the callbacks of a loader. */
export type FeatureLoaderOptions = Surroundings & {
  registry: Registry;
  fetchRegistry: () => Promise<Registry>;
  /** Picks the version of each app for the person, never one that did not load here. @default those in place */
  choose?: (registry: Registry, gaveUp: (version: FeatureEntry) => boolean) => Registry;
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
  const gaveUp = new Map<string, GivenUp>();
  let published = options.registry;
  let registry = chosen();
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
  const publishedOf = (name: string) => registry.features.find((entry) => entry.name === name);

  function chosen(): Registry {
    return (
      options.choose?.(published, ({ name, version }) => gaveUp.get(name)?.version === version) ?? published
    );
  }

  /** The same object while it holds the same entries, so that nothing is drawn again. */
  function pick(): Registry {
    const next = chosen();
    const isSame =
      next.problems === registry.problems &&
      next.features.length === registry.features.length &&
      next.features.every((entry, at) => entry === registry.features[at]);
    return isSame ? registry : next;
  }

  function chooseAgain() {
    const next = pick();
    if (next === registry) return;
    registry = next;
    changed();
  }

  /** True when the app has a version in place to go on with: that of a channel did not load. */
  function giveUp({ name, version, channel }: FeatureEntry, error: FeatureFailure): boolean {
    if (channel === undefined) return false;
    gaveUp.set(name, { channel, version, error });
    chooseAgain();
    return publishedOf(name)?.channel === undefined;
  }

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
    published = fresh;
    readAt = Date.now();
    registry = pick();
    changed();
  }

  function isOutdated(name: string) {
    const [here, there] = [stateOf(name).entry, publishedOf(name)];
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
    published: publishedOf,
    send,
    adopt,
    chooseAgain,
    giveUp,
    isOutdated,
    lookAgain,
    registry: () => registry,
    apps: () => (statuses ??= appStatuses(registry, readAt, stateOf, gaveUp)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
