import { jestPreset } from "../jest.preset.js";

export default {
  ...jestPreset("node"),
  testEnvironment: "<rootDir>/src/testing/environment.cjs",
  moduleNameMapper: { "^@electric-sql/pglite(/contrib/.*)?$": "<rootDir>/src/testing/outside-pglite.cjs" },
  globalSetup: "<rootDir>/src/testing/global-setup.mjs",
  globalTeardown: "<rootDir>/src/testing/global-teardown.mjs",
  testTimeout: 120_000,
};
