import HtmlWebpackPlugin from "html-webpack-plugin";
import type { Compiler } from "webpack";
import { requestOf } from "../graph/compilation";
import { hashOfDoors } from "../../contract/hashes";
import { sharedModules } from "../../contract/shared-modules";
import { exportedNames } from "../graph/names-of-doors";
import { sharedVersions } from "../shared-versions";

/**
 * The first screen is behind an `import("./bootstrap")`: the page preloads it at once, not after the entry
 * ran.
 */
export class FirstScreenPreloadPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap("FirstScreenPreload", (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap("FirstScreenPreload", (tags) => {
        const [entry] = compilation.entrypoints.values();
        const entryFiles = new Set(entry?.getFiles());
        const blocks = [...compilation.modules].flatMap((module) => module.blocks);
        const first = blocks.find((block) => requestOf(block) === "./bootstrap");
        const group = first && compilation.chunkGraph.getBlockChunkGroup(first);
        const files = (group?.getFiles() ?? []).filter(
          (file) => file.endsWith(".js") && !entryFiles.has(file),
        );
        tags.headTags.unshift(
          ...files.map((file) => ({
            tagName: "link",
            voidTag: true,
            attributes: { rel: "preload", as: "script", href: `${tags.publicPath}${file}` },
            meta: {},
          })),
        );
        return tags;
      });
    });
  }
}

/**
 * Writes the hash of the shell's doors into the page: apps that were found to fit it are not compared again.
 */
export class DoorsMetaPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap("DoorsMeta", (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap("DoorsMeta", (tags) => {
        const versions = sharedVersions(this.#folder, sharedModules);
        const content = hashOfDoors({ exports: exportedNames(compilation), versions });
        if (content !== undefined) {
          tags.headTags.unshift({
            tagName: "meta",
            voidTag: true,
            attributes: { name: "coulisses-doors", content },
            meta: {},
          });
        }
        return tags;
      });
    });
  }
}
