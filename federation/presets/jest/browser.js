import path from "node:path";
import node from "./node.js";

const here = (file) => path.join(import.meta.dirname, file);

/** Settings of the tests of what runs in a browser. */
export default {
  ...node,
  transform: Object.fromEntries(
    Object.entries(node.transform).map(([files, [, options]]) => [files, [here("late-code.cjs"), options]]),
  ),
  testEnvironment: here("environment.browser.cjs"),
  setupFilesAfterEnv: [here("setup.browser.ts")],
  moduleNameMapper: {
    "^@fluentui/react-components$": here("fluent.cjs"),
    "^@fluentui/react-icons$": here("fluent-icons.cjs"),
    "^@coulisses/shared-domain/contract/all-calls$": here("contract.cjs"),
    "\\.css\\?text$": here("styles.cjs"),
  },
};
