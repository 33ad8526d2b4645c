import path from "node:path";
import webpack, { type Configuration } from "webpack";
import TerserPlugin from "terser-webpack-plugin";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import { FreshAddressPlugin } from "./plugins/fresh-address-plugin";
import { PublicFilesPlugin } from "./plugins/public-files-plugin";
import { SourceMapsPlugin } from "./plugins/source-maps-plugin";

/** The package to build, and the mode. */
export type Build = {
  /** The package's folder, absolute. */
  folder: string;
  name: string;
  mode: "production" | "development";
  /** False for development under a built shell, whose React can't refresh a component in place. */
  refresh?: boolean;
};

/** True when components are replaced in place as their code changes. */
export function refreshes({ mode, refresh = true }: Build): boolean {
  return mode === "development" && refresh;
}

function compiler(refresh: boolean) {
  return {
    loader: "swc-loader",
    options: {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: {
          react: {
            runtime: "automatic",
            // The development JSX run time is one module more to share, for little.
            development: false,
            refresh,
          },
        },
      },
    },
  };
}

/** The webpack configuration that the shell and all feature apps share. */
export function commonConfiguration(build: Build): Configuration {
  const { folder, name, mode } = build;
  const production = mode === "production";
  return {
    context: folder,
    mode,
    name,
    target: ["web", "es2022"],
    // Names and places only: built sites show nobody the source itself.
    devtool: production ? "hidden-nosources-source-map" : "cheap-module-source-map",
    cache: {
      type: "filesystem",
      name: `${name}-${mode}${refreshes(build) ? "-refresh" : ""}`,
      cacheDirectory: path.join(folder, "node_modules/.cache/webpack"),
      // A change of the preset itself must not be answered from the cache.
      buildDependencies: { preset: [`${import.meta.dirname}/`] },
    },
    resolve: { extensions: [".ts", ".tsx", ".js", ".mjs"] },
    module: {
      strictExportPresence: true,
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: compiler(refreshes(build)) },
        { test: /\.css$/, resourceQuery: { not: /text/ }, type: "css/global" },
        // `style.css?text`: for code that comes late, without what an entry needs to load style sheets.
        { test: /\.css$/, resourceQuery: /text/, type: "asset/source" },
        { test: /\.(svg|png|webp|avif|woff2)$/, type: "asset/resource" },
        // Some libraries write ESM imports without extensions.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    experiments: { css: true },
    output: {
      path: path.join(folder, "dist"),
      clean: true,
      uniqueName: name,
      filename: production ? "[name].[contenthash:16].js" : "[name].js",
      chunkFilename: production ? "[name].[contenthash:16].js" : "[name].js",
      cssFilename: "[name].[contenthash:16].css",
      cssChunkFilename: "[name].[contenthash:16].css",
      assetModuleFilename: "[name].[contenthash:16][ext]",
      ...(production && { devtoolModuleFilenameTemplate: "[namespace]/[resource-path]" }),
      // Only for another origin: a preload without it matches what the same origin loads.
      crossOriginLoading: "anonymous",
      // Shorter than the loader's time limit for an app, so that its retry asks again instead of waiting.
      chunkLoadTimeout: 9_000,
      // A module that threw is evaluated again at the next try.
      strictModuleErrorHandling: true,
    },
    optimization: {
      moduleIds: "deterministic",
      chunkIds: production ? "deterministic" : "named",
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            compress: { passes: 2 },
            mangle: true,
            format: { comments: false },
            ecma: 2022,
          } as object,
        }),
      ],
    },
    performance: false,
    stats: "errors-warnings",
    infrastructureLogging: { level: "warn" },
    plugins: [
      new FreshAddressPlugin(),
      ...(production ? [new SourceMapsPlugin()] : []),
      new webpack.NormalModuleReplacementPlugin(
        /@fluentui[\\/]tokens[\\/]lib[\\/]tokens\.js$/,
        path.resolve(import.meta.dirname, "../../presets/fluent-tokens.js"),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /^rtl-css-js\/core$/,
        path.resolve(import.meta.dirname, "../../presets/left-to-right.js"),
      ),
      ...(production ? [new PublicFilesPlugin(folder)] : []),
      ...(refreshes(build) ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
    ],
  };
}
