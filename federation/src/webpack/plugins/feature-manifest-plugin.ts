import { readFileSync } from "node:fs";
import path from "node:path";
import type { Chunk, Compilation, Compiler } from "webpack";
import webpack from "webpack";
import type { FeatureManifest } from "../../contract/manifest";
import { MANIFEST } from "../../contract/manifest";
import type { Build } from "../common";
import { declarationOf, type Needs } from "../../contract/feature";
import { unknownPermissions } from "../../publish/state/fits";
import { declaredImports } from "../feature-folder";
import { integrityOfAssets } from "../graph/compilation";
import { knownPermissions } from "../shell-source";
import { doorOf, importedNames, type NamesOfDoors } from "../graph/names-of-doors";
import { readFeature } from "../feature-folder";
import { requestOf } from "../graph/compilation";
import { secondCopies } from "../graph/second-copies";
import { movedIn } from "../../contract/shared-modules";
import { sharedVersions } from "../shared-versions";

/** Checks that feature.tsx keeps what feature.json promises, and writes the build's manifest. */
export class FeatureManifestPlugin {
  readonly #build: Build;

  constructor(build: Build) {
    this.#build = build;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap("FeatureManifest", (compilation) => {
      let imports: NamesOfDoors = {};
      compilation.hooks.afterChunks.tap("FeatureManifest", () => {
        imports = importedNames(compilation);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: "FeatureManifest", stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const manifest = this.#manifest(compilation, imports);
          const unknown = unknownPermissions(manifest, await knownPermissions(this.#build.folder));
          if (unknown.length > 0) throw new Error(unknown.join("\n"));
          compilation.warnings.push(
            ...movedIn(imports).map((moved) => new webpack.WebpackError(`${manifest.name}: ${moved}.`)),
          );
          compilation.emitAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(manifest)));
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError((error as Error).message));
        }
      });
    });
  }

  #manifest(compilation: Compilation, imports: NamesOfDoors): FeatureManifest {
    const { folder } = this.#build;
    const written = readFeature(folder);
    const declaration = declarationOf(written);
    const { name, pages, cards } = declaration;
    const file = path.join(folder, "src/feature.tsx");
    const declaredIn = declaredImports(readFileSync(file, "utf8"));
    const declared = [...pages.map((page) => page.path), ...cards.map((card) => card.name)];
    const missing = declared.filter((key) => !declaredIn.has(key));
    const unknown = [...declaredIn.keys()].filter((key) => !declared.includes(key));
    if (missing.length > 0) throw new Error(`feature.tsx has nothing for ${missing.join(", ")}`);
    if (unknown.length > 0) throw new Error(`feature.json does not know ${unknown.join(", ")}`);

    const copies = this.#build.mode === "production" ? secondCopies(compilation) : [];
    if (copies.length > 0)
      throw new Error(`${name} brings its own ${copies.join(", ")}: take it from the shell`);

    const feature = [...compilation.modules].find((module) => module.nameForCondition() === file);
    if (!feature) throw new Error(`${file} is not in the build`);
    const own = compilation.chunkGraph.getModuleChunks(feature);
    const needsOf = (request: string): Needs => {
      const block = feature.blocks.find((candidate) => requestOf(candidate) === request);
      const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
      return gather(compilation, new Set([...own, ...(group?.chunks ?? [])]));
    };
    return {
      ...declaration,
      ...(written.offers && { offers: written.offers }),
      ...(written.contact !== undefined && { contact: written.contact }),
      ...(written.budget && { budget: written.budget }),
      entry: entryOf(compilation, name),
      needs: Object.fromEntries(declared.map((key) => [key, needsOf(declaredIn.get(key) ?? "")])),
      imports,
      versions: sharedVersions(folder, Object.keys(imports)),
      integrity: integrityOfAssets(compilation),
    };
  }
}

function entryOf(compilation: Compilation, name: string): string {
  const [entrypoint] = compilation.entrypoints.values();
  const file = entrypoint?.getFiles().find((candidate) => candidate.endsWith(".js"));
  if (!file) throw new Error(`${name} has no entry`);
  return file;
}

function gather(compilation: Compilation, chunks: Set<Chunk>): Needs {
  const files = new Set<string>();
  const shared = new Set<string>();
  for (const chunk of chunks) {
    for (const file of chunk.files) if (file.endsWith(".js")) files.add(file);
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const name = doorOf(module);
      if (name) shared.add(name);
    }
  }
  return { files: [...files].sort(), shared: [...shared].sort() };
}
