const { TestEnvironment } = require("jest-environment-node");

const pluginName = Symbol.for("fastify.display-name");

class BackendEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadOutside = require;
    // Fastify looks for a plugin's name among all loaded files, which took a tenth of a test file's time.
    Object.defineProperty(this.global.Function.prototype, pluginName, {
      get() {
        return this.name;
      },
      set(value) {
        Object.defineProperty(this, pluginName, { value });
      },
    });
    if (process.env.TEST_DATABASE === "postgres") return;
    // PGlite loads its parts with `import()`, which jest's sandbox refuses: the real one is handed in.
    this.global.outsidePglite = {
      ...require("@electric-sql/pglite"),
      ...require("@electric-sql/pglite/contrib/btree_gist"),
    };
  }
}

module.exports = BackendEnvironment;
