import type { StorybookConfig } from "@storybook/react-webpack5";

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx", "../../shared-sheets/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-webpack5-compiler-swc", "@storybook/addon-a11y"],
  framework: { name: "@storybook/react-webpack5", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false, check: false },
  swc: () => ({ jsc: { transform: { react: { runtime: "automatic" } } } }),
  webpackFinal: (webpackConfig) => ({ ...webpackConfig, performance: false }),
};

export default config;
