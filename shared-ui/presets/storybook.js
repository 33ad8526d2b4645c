/** The `main` of a Storybook that shows these stories: patterns from its folder `.storybook`. */
export function storybook(stories) {
  return {
    stories,
    addons: ["@storybook/addon-webpack5-compiler-swc", "@storybook/addon-a11y", "@storybook/addon-docs"],
    framework: { name: "@storybook/react-webpack5", options: {} },
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: { reactDocgen: "react-docgen", check: false },
    swc: () => ({ jsc: { transform: { react: { runtime: "automatic" } } } }),
    webpackFinal: (configuration) => ({ ...configuration, performance: false }),
  };
}
