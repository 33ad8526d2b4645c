import HtmlWebpackPlugin from "html-webpack-plugin";
import type { Compiler } from "webpack";
import { hashOfDoors } from "../doors-hash";
import { sharedModules } from "../shared-modules";
import { exportedNames } from "./names-of-doors";
import { sharedVersions } from "./shared-versions";

/** The page says which doors it has: apps that were seen to fit these need no second look. */
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
