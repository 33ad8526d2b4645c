import type { ComponentType } from "react";
import type { Feature, LoadComponent } from "../feature";
import type { FeatureEntry, Registry } from "../registry";
import type { LoadState } from "./app-records";
import { createAppRecords } from "./app-records";
import type { AppStatus } from "./app-status";
import { appStatuses } from "./app-status";
import { FeatureFailure } from "./failure";
import { lackedBy, type OwnDoors } from "./fit";
import type { FederationHost } from "./federation-host";
import { detailOf, kindOfCause } from "./kind-of-cause";
import { createMemory } from "./memory";
import { filesFor, isNetworkPoor, preloadScripts } from "./preload";
import { within } from "./within";

export { FeatureFailure, type FailureKind } from "./failure";
export { createFederationHost, type FederationHost } from "./federation-host";
export type { OwnDoors } from "./fit";
export type { AppStatus } from "./app-status";
export type { LoadState } from "./app-records";
export type { ProvidedModules } from "./provided-modules";

export type FeatureLoaderOptions = {
  host: FederationHost;
  registry: Registry;
  fetchRegistry: () => Promise<Registry>;
  /**
   * Called when only a new document helps an app that runs here: it failed and has another version
   * now, or it fails however often it is tried. Whoever listens reloads the page, and keeps that
   * from looping.
   */
  onStuck: (name: string) => void;
  /** What this shell gives the apps; without it, nothing is compared. */
  doors?: OwnDoors;
  /** What an app may take to answer, in milliseconds. @default 10_000 */
  timeout?: number;
};

/** Whatever is rejected here is a FeatureFailure, and is recorded. */
export type FeatureLoader = {
  load: (name: string) => Promise<Feature>;
  /** The component behind a page's path. Rejects rather than hang. */
  page: (name: string, path: string) => Promise<ComponentType>;
  card: (name: string, card: string) => Promise<ComponentType>;
  /** Forgets what failed and looks for the app where the registry now says it is. */
  retry: (name: string) => Promise<void>;
  /** Fetches ahead of need, unless the network is poor; a failure is silent, the real visit will say it. */
  prefetch: (name: string, path?: string) => void;
  /** Takes over what the registry says now; an app that runs here goes on with its version. */
  adopt: (registry: Registry) => void;
  registry: () => Registry;
  /** Another version of an app that runs here is published: its next page should be a new document. */
  isOutdated: (name: string) => boolean;
  /** Records what an app threw while it showed, and answers it with its message. */
  report: (name: string, cause: unknown) => FeatureFailure;
  /** Records what an app threw where nothing shows it: in a handler, in a promise, as it left. */
  note: (name: string, cause: unknown, detail: string) => void;
  state: (name: string) => LoadState;
  /** Every app of the registry; the same array until something changes. */
  apps: () => readonly AppStatus[];
  /** The listener hears each change of state and of registry; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

export function createFeatureLoader(options: FeatureLoaderOptions): FeatureLoader {
  const {
    host,
    fetchRegistry,
    onStuck,
    doors = { hash: undefined, versions: {} },
    timeout = 10_000,
  } = options;
  const records = createAppRecords();
  const features = createMemory<Feature>();
  const components = createMemory<ComponentType>();
  const running = new Map<string, FeatureEntry>();
  const failedLoads = new Map<string, number>();
  const recovered = new Set<string>();
  /** Apps whose running code failed and was tried again: the same code once more is the last try. */
  const triedAgain = new Set<string>();
  let registry = options.registry;
  let readAt = Date.now();
  let statuses: AppStatus[] | undefined;
  records.subscribe(() => {
    statuses = undefined;
  });

  const published = (name: string) => registry.features.find((entry) => entry.name === name);

  function fail(name: string, cause: unknown): FeatureFailure {
    const failure =
      cause instanceof FeatureFailure
        ? cause
        : new FeatureFailure(name, kindOfCause(cause), detailOf(cause), cause);
    records.failed(failure);
    return failure;
  }

  function entryToLoad(name: string): FeatureEntry {
    const entry = published(name);
    if (entry) return entry;
    const problem = registry.problems.find((candidate) => candidate.name === name);
    if (problem) throw new FeatureFailure(name, problem.reason, problem.detail);
    throw new FeatureFailure(name, "unpublished", `${name} is not in the registry`);
  }

  async function loadAnew(name: string): Promise<Feature> {
    const since = performance.now();
    const attempt = failedLoads.get(name) ?? 0;
    try {
      const entry = entryToLoad(name);
      // Another address, or the run time would answer with the failure that it remembers.
      const address = attempt === 0 ? entry.entry : `${entry.entry}?retry=${attempt}`;
      records.loading(name);
      const lacked = await within(timeout, name, lackedBy(entry, doors, host));
      if (lacked.length > 0)
        throw new FeatureFailure(name, "doors", lacked.map((what) => `${name} needs ${what}`).join("; "));
      host.register({ name, entry: address });
      const feature = await within(timeout, name, host.loadFeature(name)).catch(async (cause: unknown) => {
        throw await missingOr(name, address, cause);
      });
      running.set(name, entry);
      records.ready(name, performance.now() - since);
      return feature;
    } catch (cause) {
      failedLoads.set(name, attempt + 1);
      // The browser may have answered with a preload that failed while the fault lasted.
      if (kindOfCause(cause) === "chunk" && !recovered.has(name)) {
        recovered.add(name);
        return loadAnew(name);
      }
      throw fail(name, cause);
    }
  }

  const load = (name: string) => features.recall(name, () => loadAnew(name));

  /** A file that did not come is asked for once more, by itself and only once. */
  async function recovering(id: string, loadComponent: LoadComponent) {
    try {
      return await loadComponent();
    } catch (cause) {
      if (kindOfCause(cause) !== "chunk" || recovered.has(id)) throw cause;
      recovered.add(id);
      return await loadComponent();
    }
  }

  async function loadComponentAnew(
    name: string,
    key: string,
    pick: (feature: Feature) => LoadComponent | undefined,
  ) {
    const entry = running.get(name) ?? published(name);
    if (entry && !failedLoads.has(name)) {
      preloadScripts(filesFor(entry, key));
      host.provide(entry.needs[key]?.shared ?? []);
    }
    const feature = await load(name);
    try {
      const loadComponent = pick(feature);
      if (!loadComponent) throw new Error(`${name} has no ${key}`);
      const id = `${name} ${key}`;
      const module = await within(timeout, id, recovering(id, loadComponent));
      if (records.of(name).state.status !== "ready") records.ready(name);
      triedAgain.delete(name);
      return module.default;
    } catch (cause) {
      const failure = fail(name, cause);
      // The files of this version may be gone because there is another one.
      if (failure.kind === "chunk") void lookAgain().then(() => isOutdated(name) && onStuck(name));
      throw failure;
    }
  }

  function component(name: string, key: string, pick: (feature: Feature) => LoadComponent | undefined) {
    return components.recall(`${name} ${key}`, () => loadComponentAnew(name, key, pick));
  }

  function adopt(fresh: Registry) {
    registry = fresh;
    readAt = Date.now();
    records.tell();
  }

  async function lookAgain() {
    const fresh = await within(timeout, "features.json", fetchRegistry()).catch(() => undefined);
    if (fresh) adopt(fresh);
  }

  function isOutdated(name: string) {
    const [here, there] = [running.get(name), published(name)];
    return here !== undefined && there !== undefined && here.version !== there.version;
  }

  /** Two versions of an app can't live in one tab, and code that runs can't be evaluated anew. */
  function isStuck(name: string): boolean {
    const { state } = records.of(name);
    // Another shell may be in place by now.
    if (state.status === "failed" && state.error.kind === "doors") return true;
    if (!running.has(name) || state.status !== "failed") return false;
    if (isOutdated(name)) return true;
    const inItsCode = state.error.kind === "exception" || state.error.kind === "render";
    if (!inItsCode) return false;
    if (triedAgain.has(name)) return true;
    triedAgain.add(name);
    return false;
  }

  async function retry(name: string) {
    await lookAgain();
    if (isStuck(name)) onStuck(name);
    features.forgetFailures(name);
    components.forgetFailures(name);
    if (running.has(name)) records.ready(name);
    else records.forget(name);
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
        : fail(name, new FeatureFailure(name, "render", detailOf(cause), cause)),
    note(name, cause, detail) {
      if (cause instanceof FeatureFailure) return;
      records.noted(new FeatureFailure(name, "stray", detail, cause));
    },
    state: (name) => records.of(name).state,
    apps: () => (statuses ??= appStatuses(registry, readAt, (name) => running.get(name), records.of)),
    subscribe: records.subscribe,
  };
}

/** The run time can't tell a file that is not there from a network that fails. */
async function missingOr(name: string, address: string, cause: unknown): Promise<unknown> {
  if (kindOfCause(cause) !== "network") return cause;
  const answer = await within(2_000, address, fetch(address, { method: "HEAD" })).catch(() => undefined);
  return answer?.status === 404 ? new FeatureFailure(name, "missing", `${address}: 404`, cause) : cause;
}
