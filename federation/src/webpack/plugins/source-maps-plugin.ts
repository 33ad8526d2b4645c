import type { Compiler } from "webpack";
import webpack from "webpack";
import { SOURCE_MAPS } from "../../contract/source-maps";

/** Puts the source maps of a build into one file: the manifest names it once, and only readers of a stack fetch it. */
export class SourceMapsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap("SourceMaps", (compilation) => {
      // After the files have their final names, before the manifest lists them.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: "SourceMaps", stage }, () => {
        const maps = new Map<string, unknown>();
        for (const { name, source } of compilation.getAssets()) {
          if (!name.endsWith(".map")) continue;
          maps.set(name.slice(0, -".map".length), JSON.parse(source.source().toString()));
          compilation.deleteAsset(name);
        }
        const sorted = [...maps].sort(([a], [b]) => a.localeCompare(b));
        const all = JSON.stringify(Object.fromEntries(sorted));
        compilation.emitAsset(SOURCE_MAPS, new webpack.sources.RawSource(all));
      });
    });
  }
}
