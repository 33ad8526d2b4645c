import type { Feature } from "../contract/feature";
import type { FederationHost } from "../loader/federation-host";
import { createFeatureLoader, type OwnDoors } from "../loader/loader";
import type { Registry } from "../contract/registry";
import { festivalFeature } from "./festival-feature";

/** An empty component. */
export const Bar = () => null;
/** A feature with one page. */
export const soundFeature: Feature = {
  pages: { "/bar": () => Promise.resolve({ default: Bar }) },
  cards: {},
};

/** A registry with one app at this version. */
export function registryAt(version: string, needs = {}): Registry {
  const entry = `/features/mf-bar/${version}/entry.js`;
  return { features: [{ ...festivalFeature(), version, entry, needs }], problems: [] };
}

/** A host whose answers are given one after the other; the last one stays. */
export function hostAnswering(...answers: (() => Promise<Feature>)[]) {
  const registered: string[] = [];
  const provided: string[] = [];
  const host: FederationHost = {
    files: {
      expect: () => undefined,
      placeOf: () => undefined,
      isAltered: () => Promise.resolve(false),
      inVersions: (text) => text,
    },
    register: ({ entry }) => registered.push(entry),
    loadFeature: () =>
      (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new Error("none")),
    lacks: () => Promise.resolve([]),
    provide: (shared) => provided.push(...shared),
  };
  return { host, registered, provided };
}

type Changes = { registry?: Registry; fetched?: Registry; timeout?: number; doors?: OwnDoors };

/** A loader on this host, with its callbacks mocked. */
export function loaderOn(host: FederationHost, { registry, fetched, timeout = 1_000, doors }: Changes = {}) {
  const onStuck = jest.fn();
  const fetchRegistry = jest.fn(() => Promise.resolve(fetched ?? registryAt("a1")));
  const loader = createFeatureLoader({
    host,
    registry: registry ?? registryAt("a1"),
    fetchRegistry,
    onStuck,
    ...(doors && { doors }),
    timeout,
  });
  return { loader, onStuck, fetchRegistry };
}

/** A promise that never settles. */
export const never = () => new Promise<never>(() => undefined);

/** The error of a file that did not load, as webpack throws it. */
export function chunkError(type = "error"): Error {
  return Object.assign(new Error(`Loading chunk 843 failed. (${type}: /843.js)`), {
    name: "ChunkLoadError",
    type,
    request: "/843.js",
  });
}
