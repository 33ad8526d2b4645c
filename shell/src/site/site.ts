import { registryFor } from "@coulisses/federation/channels";
import {
  type OwnDoors,
  createFeatureLoader,
  createFederationHost,
  type FeatureLoader,
} from "@coulisses/federation/loader";
import type { Registry } from "@coulisses/federation/registry";
import { createContext, use, useSyncExternalStore } from "react";
import { personNow } from "./person";
import { reloadOnce } from "./newer-build";
import { providedModules } from "./provided-modules";
import { fetchRegistry } from "./registry-source";
import { type SitePage, sitePages } from "./site-page";

/** Set by the compiler. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>> | undefined;

/** The supply of this shell for apps, from its build. */
function ownDoors(page: Document = document): OwnDoors {
  return {
    hash: page.querySelector<HTMLMetaElement>('meta[name="coulisses-doors"]')?.content,
    versions: typeof SHARED_VERSIONS === "undefined" ? {} : SHARED_VERSIONS,
  };
}

/** The present registry, and the loader of its code. */
export type Site = { registry: Registry; pages: readonly SitePage[]; loader: FeatureLoader };

/** The loader of this tab. When only a new document helps, the page reloads, once in ten seconds. */
export function createSiteLoader(registry: Registry): FeatureLoader {
  return createFeatureLoader({
    host: createFederationHost(providedModules),
    registry,
    doors: ownDoors(),
    fetchRegistry,
    choose: (published, gaveUp) => registryFor(published, personNow(), gaveUp),
    onStuck: () => {
      reloadOnce();
    },
  });
}

/** The loader for everything behind the login. */
export const LoaderContext = createContext<FeatureLoader | undefined>(undefined);

/** The loader of this tab; throws outside of the application. */
export function useLoader(): FeatureLoader {
  const loader = use(LoaderContext);
  if (loader === undefined) throw new Error("There is no loader around this component.");
  return loader;
}

const known = new WeakMap<Registry, readonly SitePage[]>();

/** The same array as long as the registry is the same. */
function pagesOf(registry: Registry): readonly SitePage[] {
  const pages = known.get(registry) ?? sitePages(registry);
  known.set(registry, pages);
  return pages;
}

/** Follows the registry: apps published while the page is open show in the menu. */
export function useSite(): Site {
  const loader = useLoader();
  const registry = useSyncExternalStore(loader.subscribe, loader.registry);
  return { registry, pages: pagesOf(registry), loader };
}
