import base from "./playwright.config.ts";

/** What takes longer than a run of the tests may: axe in everything that can be opened. A busy machine needs half an hour. */
export default { ...base, testDir: "thorough", timeout: 3_600_000 };
