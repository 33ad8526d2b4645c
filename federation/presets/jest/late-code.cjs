const swc = require("@swc/jest");

/** As swc writes `import()` for jest. */
const IMPORT = /Promise\.resolve\(\)\.then\(\(\)\s*=>/g;
const LATE_IMPORT = "Promise.resolve(globalThis.codeArrives?.()).then(()=>";
/**
 * A picker hands over to another field when its code has come, with text, focus and caret: a test that found the first
 * would go on with a field that is gone. The test of the picker types before that code has come.
 */
const HANDED_OVER = /[\\/]late-combobox\.[jt]s$/;

/** Compiles as @swc/jest does, but `import()` takes a while, as a page's code does on its way: see the environment. */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (...args) => `${transformer.getCacheKey(...args)}${LATE_IMPORT}${String(HANDED_OVER)}`,
      process(...args) {
        const { code, map } = transformer.process(...args);
        const isLate = !HANDED_OVER.test(args[1]);
        return { map, code: isLate ? code.replace(IMPORT, LATE_IMPORT) : code };
      },
    };
  },
};
