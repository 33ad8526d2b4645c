import path from "node:path";
import HtmlWebpackPlugin from "html-webpack-plugin";
import type { Compilation, Configuration } from "webpack";
import webpack from "webpack";
import { InjectManifest } from "workbox-webpack-plugin";
import type { Build } from "./common";
import { commonConfiguration } from "./common";
import { DoorsMetaPlugin } from "./plugins/page-plugins";
import { FirstScreenPreloadPlugin } from "./plugins/page-plugins";
import { sharedModules } from "../contract/shared-modules";
import { partsOf, ShellManifestPlugin } from "./plugins/shell-manifest-plugin";
import { sharedVersions } from "./shared-versions";

const exposeRefreshRuntime = path.join(import.meta.dirname, "refresh/expose-refresh-runtime.ts");

/**
 * The shell is an ordinary web app: it hands the shared modules to the apps at run time, so its own imports
 * stay plain imports and the login page loads nothing of federation.
 */
export function shellConfiguration(build: Build): Configuration {
  const common = commonConfiguration(build);
  const production = build.mode === "production";
  return {
    ...common,
    entry: { shell: production ? "./src/index" : [exposeRefreshRuntime, "./src/index"] },
    output: { ...common.output, publicPath: "/shell/" },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: "async",
        // Few, larger files: a phone on a bad network pays for each request.
        minSize: 60_000,
        cacheGroups: {
          defaultVendors: false,
          // webpack's own group, without Fluent's icons: it would hold a whole file of them, of which two or
          // three are used, and cost a request of 300 bytes.
          default: {
            test: /^(?!.*[\\/]@fluentui[\\/]react-icons[\\/])/,
            minChunks: 2,
            priority: -20,
            reuseExistingChunk: true,
          },
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
        SHARED_VERSIONS: JSON.stringify(sharedVersions(build.folder, sharedModules)),
        ENV_TARGET: JSON.stringify("web"),
        "process.env.OVERRIDE_ORIGINS": JSON.stringify(process.env.OVERRIDE_ORIGINS ?? ""),
      }),
      new HtmlWebpackPlugin({
        template: path.join(build.folder, "src/index.html"),
        filename: "index.html",
        scriptLoading: "defer",
        minify: production ? { collapseWhitespace: true } : false,
      }),
      new FirstScreenPreloadPlugin(),
      new DoorsMetaPlugin(build.folder),
      ...(production ? [serviceWorker(build.folder)] : []),
      new ShellManifestPlugin(build),
    ],
  };
}

/** Browsers check it for updates by its name; it controls the addresses below its own. */
function serviceWorker(folder: string) {
  return new InjectManifest({
    swSrc: path.join(folder, "src/service-worker/sw.ts"),
    swDest: "sw.js",
    // Named by their content already.
    dontCacheBustURLsMatching: /[.-][0-9a-f]{16}\./,
    manifestTransforms: [
      (entries, compilation) => {
        const files = firstScreenFiles(compilation as Compilation);
        return { manifest: entries.filter(({ url }) => files.has(url)) };
      },
    ],
  });
}

/** The files of any page's first screen, and those that open over it: dialogs, menus, lists. */
function firstScreenFiles(compilation: Compilation): Set<string> {
  const { publicPath } = compilation.outputOptions;
  const parts = partsOf(compilation);
  const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const late = ["application", "home-page", "notice-snackbar", "overlays", "pickers"].flatMap((part) => {
    if (!parts[part]) throw new Error(`The shell has no ${part} to keep for use without network.`);
    return parts[part];
  });
  return new Set([...first, ...late].map((file) => `${String(publicPath)}${file}`));
}
