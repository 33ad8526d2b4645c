import { jestPreset } from "../jest.preset.js";

export default {
  ...jestPreset("browser"),
  moduleNameMapper: { "\\.css\\?text$": "<rootDir>/src/testing/no-styles.ts" },
};
