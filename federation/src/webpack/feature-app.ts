import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import type { Configuration } from "webpack";
import { chunksName, containerName } from "../contract/app-names";
import { developmentAddress } from "../contract/app-names";
import { sharedModules } from "../contract/shared-modules";
import type { Build } from "./common";
import { commonConfiguration, refreshes } from "./common";
import { FeatureManifestPlugin } from "./plugins/feature-manifest-plugin";
import { refreshRuntimeOfShell } from "./refresh/refresh-runtime";

/**
 * Taken from the shell, never bundled: without the shell the load fails instead of bringing a second copy.
 */
function fromShell(modules: readonly string[]) {
  return Object.fromEntries(
    modules.map((module) => [
      module,
      { import: false as const, singleton: true, requiredVersion: false as const },
    ]),
  );
}

/** The webpack configuration of a feature app: one Module Federation entry that exposes `src/feature.tsx`. */
export function featureAppConfiguration(build: Build): Configuration {
  const production = build.mode === "production";
  const common = commonConfiguration(build);
  // The folder of a published version is named by its content already: hashes in file names would only add
  // weight.
  const folder = production ? "" : developmentAddress(build.name).slice(1);
  return {
    ...common,
    // An app is only ever entered through the entry that Module Federation makes.
    entry: {},
    output: {
      ...common.output,
      // Beside the entry, wherever that came from: the site, or a developer's machine.
      publicPath: "auto",
      chunkLoadingGlobal: chunksName(build.name),
      filename: `${folder}[name].js`,
      chunkFilename: `${folder}[name].js`,
      hotUpdateChunkFilename: `${folder}[id].[fullhash].hot-update.js`,
      hotUpdateMainFilename: `${folder}[runtime].[fullhash].hot-update.json`,
    },
    ...(refreshes(build) ? { externals: refreshRuntimeOfShell } : {}),
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(build.name),
        filename: `${folder}entry.js`,
        exposes: { "./feature": { import: "./src/feature.tsx", name: "feature" } },
        shared: fromShell(sharedModules),
        shareStrategy: "loaded-first",
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: "web", disableSnapshot: true },
        },
      }),
      new FeatureManifestPlugin(build),
    ],
  };
}
