import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Compilation, Compiler, Configuration, Module } from "webpack";
import webpack from "webpack";
import { isFeatureApp } from "./feature-folder";
import type { FeatureManifest } from "../contract/manifest";
import { preloadsOf } from "../publish/state/preloads";
import { declarationOf } from "../contract/feature";
import { entryOf } from "../publish/state/site-registry";
import type { RegistryFile } from "../contract/registry";
import { declaredImports } from "./feature-folder";
import { readFeature } from "./feature-folder";
import { requestOf } from "./graph/compilation";
import { shellConfiguration } from "./shell";
import { partsOf } from "./plugins/shell-manifest-plugin";

/** Every file is one of the shell's. */
const addresses = {
  addressOf: (_name: string, _version: string, file: string) => `/shell/${file}`,
  shellAddressOf: (file: string) => `/shell/${file}`,
};

/** The shell and every feature app as one web application, to measure the cost of federation. */
export function singleConfiguration(root: string, site: string): Configuration {
  const folder = path.join(root, "shell");
  const apps = readdirSync(root)
    .map((name) => path.join(root, name))
    .filter(isFeatureApp);
  const shell = shellConfiguration({ folder, name: "shell", mode: "production" });
  const known = writeKnownFeatures(path.join(root, "node_modules/.cache/federation"), apps);
  return {
    ...shell,
    cache: { ...(shell.cache as object), type: "filesystem", name: "single" },
    output: { ...shell.output, path: path.join(site, "shell") },
    plugins: [
      ...(shell.plugins ?? []),
      // The same code except for its two doors to federation.
      new webpack.NormalModuleReplacementPlugin(/\/(federation-host|provided-modules)$/, known),
      new SingleRegistryPlugin(apps, site),
    ],
  };
}

function writeKnownFeatures(folder: string, apps: readonly string[]): string {
  const imports = apps.map(
    (app, at) => `import feature${at} from ${JSON.stringify(path.join(app, "src/feature.tsx"))};`,
  );
  const features = apps.map((app, at) => `${JSON.stringify(path.basename(app))}: feature${at}`).join(", ");
  const host = path.join(import.meta.dirname, "../loader/bundled-host");
  const lines = [
    `import { createBundledHost } from ${JSON.stringify(host)};`,
    ...imports,
    `const features = { ${features} };`,
    "export const providedModules = {};",
    "export const createFederationHost = () => createBundledHost(features);",
  ];
  const file = path.join(folder, "known-features.js");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, lines.join("\n"));
  return file;
}

/** Writes the registry and the preloads of the one bundle, like publishing does for the federated site. */
class SingleRegistryPlugin {
  readonly #apps: readonly string[];
  readonly #site: string;

  constructor(apps: readonly string[], site: string) {
    this.#apps = apps;
    this.#site = site;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap("SingleRegistry", (compilation) => {
      if (compilation.errors.length > 0) return;
      writeFileSync(path.join(this.#site, "features.json"), JSON.stringify(this.#registry(compilation)));
    });
  }

  #registry(compilation: Compilation): RegistryFile {
    const parts = partsOf(compilation);
    const files = lateFilesByModule(compilation);
    const version = "single";
    const features = this.#apps.map((app) => ({
      version,
      manifest: manifestOf(app, files, parts.application?.[0] ?? ""),
    }));
    return {
      features: features.map(({ manifest }) => entryOf(addresses, manifest, version)),
      preload: preloadsOf(addresses, features, { parts, provides: {} }),
      integrity: {},
      placed: {},
    };
  }
}

function manifestOf(app: string, files: Map<string, string[]>, entry: string): FeatureManifest {
  const declaration = declarationOf(readFeature(app));
  const source = path.join(app, "src");
  const imports = declaredImports(readFileSync(path.join(source, "feature.tsx"), "utf8"));
  const needs = Object.fromEntries(
    Array.from(imports, ([key, request]) => [
      key,
      { files: files.get(path.join(source, request)) ?? [], shared: [] },
    ]),
  );
  return { ...declaration, entry, needs, integrity: {} };
}

/** The scripts of late imports, by the imported file's path without its extension. */
function lateFilesByModule(compilation: Compilation): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const target = requestOf(block) && moduleOf(compilation, block.dependencies[0]);
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (!target || !group) continue;
      const name = (target.nameForCondition() ?? "").replace(/\.tsx?$/, "");
      files.set(
        name,
        group.getFiles().filter((file) => file.endsWith(".js")),
      );
    }
  }
  return files;
}

function moduleOf(compilation: Compilation, dependency: webpack.Dependency | undefined): Module | null {
  return dependency ? compilation.moduleGraph.getModule(dependency) : null;
}
