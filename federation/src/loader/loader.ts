import type { ComponentType } from "react";
import type { Feature, LoadComponent } from "../contract/feature";
import type { FeatureEntry, Registry } from "../contract/registry";
import { failureEvent, type LoadState, loadStateOf } from "./app-state";
import type { AppStatus } from "./app-status";
import { alteredOr, fetchCode, fetchComponent, publishedEntry, toFailure } from "./effects";
import { detailOf, disabledFailure, FeatureFailure, wordOf } from "./failure";
import { createMachines, type FeatureLoaderOptions } from "./machines";
import { filesFor, isNetworkPoor, preloadScripts } from "./preload";

export { FeatureFailure, type FailureKind } from "./failure";
export { createFederationHost, type ProvidedModules } from "./federation-host";
export type { OwnDoors } from "./fit";
export type { AppStatus } from "./app-status";
export type { LoadState } from "./app-state";
export type { FeatureLoaderOptions } from "./machines";

type Cards = Readonly<Record<string, LoadComponent>>;

/** Every rejection here is a FeatureFailure, and is recorded. */
export type FeatureLoader = {
  load: (name: string) => Promise<Feature>;
  /** The component of a page's path. Rejects rather than hang. */
  page: (name: string, path: string) => Promise<ComponentType>;
  /** The component of a card, which takes what its spot gives. */
  card: (name: string, card: string) => Promise<ComponentType>;
  /** Forgets failures and looks for the app at the registry's present address. */
  retry: (name: string) => Promise<void>;
  /**
   * Fetches ahead of need, unless the network is poor; failures are silent, as the real visit will show them.
   */
  prefetch: (name: string, path?: string) => void;
  /** Takes over a new registry; an app that runs here keeps its version. */
  adopt: (registry: Registry) => void;
  /** To call when the person, or what they ask to try, is another one. */
  chooseAgain: () => void;
  registry: () => Registry;
  /**
   * True when another version of an app that runs here is published: its next page should be a new document.
   */
  isOutdated: (name: string) => boolean;
  /** Records an error thrown in rendering, and returns it with its message. */
  report: (name: string, cause: unknown) => FeatureFailure;
  /** Records an error thrown outside of rendering: in a handler, in a promise, as the app leaves. */
  note: (name: string, cause: unknown, detail: string) => void;
  /** A stack whose files are named by their content, as of the versions that run here. */
  inVersions: (stack: string) => string;
  state: (name: string) => LoadState;
  /** The word of an app that is disabled, for people; changes what its pages and cards show at once. */
  disabledWord: (name: string) => string | undefined;
  /** Every app of the registry; the same array until something changes. */
  apps: () => readonly AppStatus[];
  /** Calls the listener at each change of state and of registry; returns the function that stops. */
  subscribe: (listener: () => void) => () => void;
};

/** Loads apps, their pages and cards: sends the machine of each its events, and carries out its effects. */
export function createFeatureLoader(options: FeatureLoaderOptions): FeatureLoader {
  const { appOf, stateOf, published, send, lookAgain, giveUp, ...machines } = createMachines(options);

  async function start(name: string): Promise<Feature> {
    const since = performance.now();
    let entry: FeatureEntry | undefined;
    try {
      entry = publishedEntry(name, machines.registry());
      const feature = await fetchCode(entry, stateOf(name).failedLoads, options);
      send(name, { type: "start", entry, loadTime: performance.now() - since });
      return feature;
    } catch (cause) {
      const failure = toFailure(name, cause);
      if (entry && giveUp(entry, failure)) return start(name);
      if (send(name, failureEvent(failure)) === "fetch code") return start(name);
      throw failure;
    }
  }

  const refusals = new WeakMap<FeatureEntry, Promise<never>>();

  /** The same rejection as long as the app is disabled: its code stays where it is, and nothing has failed. */
  function refusalOf(name: string): Promise<never> | undefined {
    const entry = published(name);
    if (!entry?.disabled) return undefined;
    const known = refusals.get(entry) ?? Promise.reject<never>(disabledFailure(name, entry.disabled));
    known.catch(() => undefined);
    refusals.set(entry, known);
    return known;
  }

  const load = (name: string) =>
    refusalOf(name) ??
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
      options.host.files.expect(entry);
      preloadScripts(filesFor(entry, key), options.host.files.placeOf);
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
      throw fail(toFailure(name, await alteredOr(name, cause, options)));
    }
  }

  function component(name: string, key: string, pick: (feature: Feature) => LoadComponent | undefined) {
    return refusalOf(name) ?? appOf(name).components.recall(key, () => show(name, key, pick));
  }

  function fail(failure: FeatureFailure): FeatureFailure {
    send(failure.app, failureEvent(failure));
    return failure;
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
    ...machines,
    load,
    page,
    card: (name, card) => component(name, card, ({ cards }) => (cards as Cards)[card]),
    retry,
    prefetch(name, path) {
      if (isNetworkPoor()) return;
      (path === undefined ? load(name) : page(name, path)).catch(() => undefined);
    },
    report: (name, cause) =>
      cause instanceof FeatureFailure
        ? cause
        : fail(new FeatureFailure(name, "render", detailOf(cause), cause)),
    note(name, cause, detail) {
      if (cause instanceof FeatureFailure) return;
      fail(new FeatureFailure(name, "stray", detail, cause));
    },
    inVersions: (stack) => options.host.files.inVersions(stack),
    state: (name) => loadStateOf(stateOf(name)),
    disabledWord(name) {
      const disabled = published(name)?.disabled;
      return disabled && wordOf(disabled);
    },
  };
}
