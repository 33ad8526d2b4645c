import node from "./node.js";

/** Settings of the tests of what runs in a browser. */
export default {
  ...node,
  testEnvironment: "<rootDir>/../scripts/jest/environment.browser.cjs",
  setupFilesAfterEnv: ["<rootDir>/../scripts/jest/setup.browser.ts"],
  moduleNameMapper: {
    "^@fluentui/react-components$": "<rootDir>/../scripts/jest/fluent.cjs",
    "^@fluentui/react-icons$": "<rootDir>/../scripts/jest/fluent-icons.cjs",
    "^@coulisses/shared-domain/contract/all-calls$": "<rootDir>/../scripts/jest/contract.cjs",
    "\\.css\\?text$": "<rootDir>/../scripts/jest/styles.cjs",
  },
};
