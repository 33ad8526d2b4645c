import path from "node:path";
import HtmlWebpackPlugin from "html-webpack-plugin";
import type { Configuration } from "webpack";
import webpack from "webpack";
import type { Build } from "./common";
import { commonConfiguration } from "./common";
import { FirstScreenPreloadPlugin } from "./first-screen-preload";
import { ShellManifestPlugin } from "./shell-manifest-plugin";

const exposeRefreshRuntime = path.join(import.meta.dirname, "expose-refresh-runtime.ts");

/**
 * The shell is an ordinary web app: it hands the shared modules to the apps at run time,
 * so its own imports stay plain imports and the login page loads nothing of federation.
 */
export function shellConfiguration(build: Build): Configuration {
  const common = commonConfiguration(build);
  return {
    ...common,
    entry:
      build.mode === "production"
        ? {
            shell: "./src/index",
            // A browser asks for it again by its name, at the root of what it may answer for.
            sw: { import: "./src/service-worker/sw", filename: "sw.js" },
          }
        : { shell: [exposeRefreshRuntime, "./src/index"] },
    output: { ...common.output, publicPath: "/shell/" },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: "async",
        // Few, larger files: a phone on a bad network pays for each request.
        minSize: 40_000,
        cacheGroups: {
          defaultVendors: false,
          // It changes far less often than we deploy: a returning browser keeps it.
          react: {
            name: "react",
            chunks: "initial",
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
        ENV_TARGET: JSON.stringify("web"),
        "process.env.OVERRIDE_ORIGINS": JSON.stringify(process.env.OVERRIDE_ORIGINS ?? ""),
      }),
      new HtmlWebpackPlugin({
        template: path.join(build.folder, "src/index.html"),
        filename: "index.html",
        excludeChunks: ["sw"],
        scriptLoading: "defer",
        minify: build.mode === "production" ? { collapseWhitespace: true } : false,
      }),
      new FirstScreenPreloadPlugin(),
      new ShellManifestPlugin(build),
    ],
  };
}
