const { TestEnvironment } = require("jest-environment-node");

/**
 * PGlite loads its parts with `import()`, which jest's sandbox refuses:
 * the real one, loaded outside, is handed in.
 */
class WithPglite extends TestEnvironment {
  async setup() {
    await super.setup();
    if (process.env.TEST_DATABASE === "postgres") return;
    this.global.outsidePglite = {
      ...require("@electric-sql/pglite"),
      ...require("@electric-sql/pglite/contrib/btree_gist"),
    };
  }
}

module.exports = WithPglite;
