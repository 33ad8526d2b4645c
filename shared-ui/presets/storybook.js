import { fileURLToPath } from "node:url";
import TerserPlugin from "terser-webpack-plugin";

const manager = fileURLToPath(import.meta.resolve("@coulisses/shared-ui/storybook/manager"));

/** Without maps, and by the fastest: half the time of Storybook's own way. */
const small = (optimization) => ({
  devtool: false,
  optimization: { ...optimization, minimizer: [new TerserPlugin({ minify: TerserPlugin.esbuildMinify })] },
});

/**
 * The `main` of a Storybook that shows these stories: patterns from its folder `.storybook`. One that `composes` shows
 * those of the teams as well, once `storybooks add` has told it which there are.
 */
export function storybook(stories, { composes = false } = {}) {
  return {
    stories,
    addons: ["@storybook/addon-webpack5-compiler-swc", "@storybook/addon-a11y", "@storybook/addon-docs"],
    framework: { name: "@storybook/react-webpack5", options: {} },
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: { reactDocgen: "react-docgen", check: false },
    managerEntries: (entries = []) => [...entries, manager],
    managerHead: (head) => (composes ? `${head}<script src="storybooks.js"></script>` : head),
    swc: () => ({ jsc: { transform: { react: { runtime: "automatic" } } } }),
    webpackFinal: (configuration, { configType }) => ({
      ...configuration,
      performance: false,
      ...(configType === "PRODUCTION" && small(configuration.optimization)),
    }),
  };
}
