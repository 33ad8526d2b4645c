const swc = require("@swc/jest");

/** As swc writes `import()` for jest. */
const IMPORT = /Promise\.resolve\(\)\.then\(\(\)\s*=>/g;

/** Compiles as @swc/jest does, but `import()` takes a while, as a page's code does on its way: see the environment. */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (...args) => `${transformer.getCacheKey(...args)}-late`,
      process(...args) {
        const { code, map } = transformer.process(...args);
        return { map, code: code.replace(IMPORT, "globalThis.codeArrives().then(()=>") };
      },
    };
  },
};
