import type { StorybookConfig } from "@storybook/react-webpack5";

const config: StorybookConfig = {
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../shared-sheets/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-webpack5-compiler-swc", "@storybook/addon-a11y", "@storybook/addon-docs"],
  framework: { name: "@storybook/react-webpack5", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen", check: false },
  swc: () => ({ jsc: { transform: { react: { runtime: "automatic" } } } }),
  webpackFinal: (webpackConfig) => ({ ...webpackConfig, performance: false }),
};

export default config;
