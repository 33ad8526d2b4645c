import * as runtimeCore from "@module-federation/runtime/core";
import { createInstance } from "@module-federation/runtime";
import { chunksName, containerName } from "../contract/app-names";
import type { Feature } from "../contract/feature";
import { type CheckedFiles, createCheckedFiles, guardHead } from "./checked-files";
import { type SharedModule, withFormerDoors } from "../contract/shared-modules";

/** The loaders of all shared modules: a shell that forgets one does not compile. */
export type ProvidedModules = Readonly<Record<SharedModule, () => Promise<unknown>>>;

/** The part of Module Federation that the loader uses, so that tests can replace it. */
export type FederationHost = {
  files: CheckedFiles;
  /** Makes the app known at this address, forgetting what was loaded from another. */
  register: (app: { name: string; entry: string }) => void;
  loadFeature: (name: string) => Promise<Feature>;
  /** Fetches shared modules that are about to be needed. */
  provide: (shared: readonly string[]) => void;
  /** The names that a shared module lacks; "door" when there is no such module. */
  lacks: (door: string, names: readonly string[]) => Promise<string[] | "door">;
};

const ENTRY_TIMEOUT = 9_000;

/** Starts Module Federation in this page with the shell's shared modules. Once a page: it takes a global name. */
export function createFederationHost(providedModules: ProvidedModules): FederationHost {
  const provided = withFormerDoors<() => Promise<unknown>>(providedModules);
  const files = createCheckedFiles();
  guardHead(files);
  // The entries are built without the run time's core and take the shell's, found under this name.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const instance = createInstance({
    name: "shell",
    remotes: [],
    shareStrategy: "loaded-first",
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, load]) => [
        name,
        {
          version: "1.0.0",
          shareConfig: { singleton: true, requiredVersion: false },
          get: async () => {
            const module = await load();
            return () => module as object;
          },
        },
      ]),
    ),
    plugins: [
      {
        name: "entry-script",
        createScript({ url }) {
          const script = document.createElement("script");
          script.src = url;
          // As webpack does for chunks, so that one kind of preload serves both.
          if (new URL(script.src).origin !== location.origin) script.crossOrigin = "anonymous";
          return { script, timeout: ENTRY_TIMEOUT };
        },
      },
    ],
  });
  return {
    files,
    register({ name, entry }) {
      // Files of a failed try, or of the version before, would be taken for those of this one.
      Reflect.deleteProperty(globalThis, chunksName(name));
      instance.registerRemotes([{ name: containerName(name), entry }], { force: true });
    },
    async loadFeature(name) {
      const module = await instance.loadRemote<{ default: Feature }>(`${containerName(name)}/feature`);
      if (!module) throw new Error(`${name} exposes no feature`);
      return module.default;
    },
    provide(shared) {
      for (const name of shared) provided[name]?.().catch(() => undefined);
    },
    async lacks(door, names) {
      const load = provided[door];
      if (!load) return "door";
      const module = (await load()) as object;
      return names.filter((name) => !(name in module));
    },
  };
}
