import { jestPreset } from "../jest.preset.js";

const preset = jestPreset("browser");

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    "\\.css\\?text$": "<rootDir>/src/testing/no-styles.ts",
  },
};
