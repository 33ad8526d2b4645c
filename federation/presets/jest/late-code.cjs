const swc = require("@swc/jest");

/** As swc writes `import()` for jest. */
const IMPORT = /Promise\.resolve\(\)\.then\(\(\)\s*=>/g;
const LATE_IMPORT = "Promise.resolve(globalThis.codeArrives?.()).then(()=>";

/** Compiles as @swc/jest does, but `import()` takes a while, as a page's code does on its way: see the environment. */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (...args) => `${transformer.getCacheKey(...args)}${LATE_IMPORT}`,
      process(...args) {
        const { code, map } = transformer.process(...args);
        return { map, code: code.replace(IMPORT, LATE_IMPORT) };
      },
    };
  },
};
