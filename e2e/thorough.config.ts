import base from "./playwright.config.ts";

/** What takes longer than a run of the tests may: axe in everything that can be opened. */
export default { ...base, testDir: "thorough" };
