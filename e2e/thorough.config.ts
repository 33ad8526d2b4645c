import base from "./playwright.config.ts";

/**
 * Checks too long for a test run: axe on everything that can be opened. A busy machine needs half an hour.
 */
export default { ...base, testDir: "thorough", testMatch: "**/*.spec.ts", timeout: 3_600_000 };
