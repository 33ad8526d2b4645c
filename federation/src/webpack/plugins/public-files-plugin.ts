import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler } from "webpack";
import webpack from "webpack";

/** Adds the package's `public` folder to the build, so that its manifest covers these files too. */
export class PublicFilesPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.join(folder, "public");
  }

  apply(compiler: Compiler) {
    if (!existsSync(this.#folder)) return;
    compiler.hooks.thisCompilation.tap("PublicFiles", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "PublicFiles", stage }, () => {
        for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const file = path.join(entry.parentPath, entry.name);
          compilation.fileDependencies.add(file);
          const name = path.relative(this.#folder, file).split(path.sep).join("/");
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(file)), { minimized: true });
        }
      });
    });
  }
}
