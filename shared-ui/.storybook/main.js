import { storybook } from "../presets/storybook.js";

export default storybook([
  "../src/**/*.mdx",
  "../src/**/*.stories.tsx",
  "../../shared-sheets/src/**/*.stories.tsx",
]);
