const swc = require("@swc/jest");

/** As swc writes `import()` for jest. */
const IMPORT = /Promise\.resolve\(\)\.then\(\(\)\s*=>/g;
const LATE_IMPORT = "Promise.resolve(globalThis.codeArrives?.()).then(()=>";
/**
 * A picker hands over to another field when its code has come: a test that found the first would go on with a field
 * that is gone. So its code is there from the start, but in a test file that says `@late-pickers`.
 */
const PICKERS = /[\\/]late-combobox\.[jt]s$/;
const IMPORT_AT_HAND = "globalThis.codeAtHand(()=>";
const LOADED_AT_ONCE = "if (!globalThis.latePickers) loadCombobox();";

/** Compiles as @swc/jest does, but `import()` takes a while, as a page's code does on its way: see the environment. */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (...args) =>
        [transformer.getCacheKey(...args), LATE_IMPORT, IMPORT_AT_HAND, LOADED_AT_ONCE].join(),
      process(...args) {
        const { code, map } = transformer.process(...args);
        if (!PICKERS.test(args[1])) return { map, code: code.replace(IMPORT, LATE_IMPORT) };
        return { map, code: `${code.replace(IMPORT, IMPORT_AT_HAND)}\n${LOADED_AT_ONCE}\n` };
      },
    };
  },
};
