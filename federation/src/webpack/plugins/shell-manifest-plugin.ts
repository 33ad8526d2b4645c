import path from "node:path";
import type { ChunkGroup, Compilation, Compiler } from "webpack";
import webpack from "webpack";
import { RUNNABLE_CONTRACTS } from "../../contract/contract";
import type { ShellManifest } from "../../contract/manifest";
import { MANIFEST } from "../../contract/manifest";
import { sharedModules, withFormerDoors } from "../../contract/shared-modules";
import type { Build } from "../common";
import { integrityOfAssets } from "../graph/compilation";
import { knownPermissions } from "../shell-source";
import { exportedNames } from "../graph/names-of-doors";
import { ownAddresses, ownOffers } from "../shell-source";
import { requestOf } from "../graph/compilation";
import { sharedVersions } from "../shared-versions";

/** Writes the files of the shell that hold each shared module and each named part of it. */
export class ShellManifestPlugin {
  readonly #build: Build;

  constructor(build: Build) {
    this.#build = build;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap("ShellManifest", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: "ShellManifest", stage }, async () => {
        if (compilation.errors.length > 0) return;
        const provides = providedBy(compilation);
        const manifest: ShellManifest = {
          contracts: [...RUNNABLE_CONTRACTS],
          permissions: [...(await knownPermissions(this.#build.folder))],
          parts: partsOf(compilation),
          provides: withFormerDoors(provides),
          exports: exportedNames(compilation),
          versions: sharedVersions(this.#build.folder, Object.keys(provides)),
          pages: [...(await ownAddresses(this.#build.folder))],
          offers: ownOffers(this.#build.folder),
          integrity: integrityOfAssets(compilation),
        };
        compilation.emitAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}

/** The files of the first load, which are there when a page asks for more. */
function firstFiles(compilation: Compilation): Set<string> {
  return new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
}

function lateFiles(compilation: Compilation, group: ChunkGroup): string[] {
  const first = firstFiles(compilation);
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file) && !first.has(file));
}

/** The late imports of the shell's own code, by the imported file's name or by its chunk name. */
export function partsOf(compilation: Compilation): ShellManifest["parts"] {
  const parts: ShellManifest["parts"] = {};
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const request = requestOf(block);
      if (group && request?.startsWith(".")) {
        parts[group.name ?? path.basename(request)] = lateFiles(compilation, group);
      }
    }
  }
  return parts;
}

function providedBy(compilation: Compilation): ShellManifest["provides"] {
  const provides: ShellManifest["provides"] = {};
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const request = requestOf(block) ?? "";
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (group && (sharedModules as readonly string[]).includes(request)) {
        provides[request] = lateFiles(compilation, group);
      }
    }
  }
  return provides;
}
