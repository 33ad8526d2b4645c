import { jestPreset } from "../jest.preset.js";

export default { ...jestPreset("browser"), moduleNameMapper: { "\\.css$": "<rootDir>/src/testing/no-styles.ts" } };
