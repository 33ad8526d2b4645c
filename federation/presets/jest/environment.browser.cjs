const JsdomEnvironment = require("jest-fixed-jsdom");
const { require: load } = require("tsx/cjs/api");

const CONTRACT = "@coulisses/shared-domain/contract/all-calls";

let calls;

/**
 * The contract is a thousand schemas, which took a second in each test file: here it is read once for all files of a
 * process, when the first fake server asks for it.
 */
class WithContract extends JsdomEnvironment {
  constructor(configuration, context) {
    super(configuration, context);
    this.folder = configuration.projectConfig.rootDir;
  }

  async setup() {
    await super.setup();
    this.global.lateAnswers = process.env.LATE_ANSWERS;
    this.global.callsOfContract = () =>
      (calls ??= load(require.resolve(CONTRACT, { paths: [this.folder] }), __filename));
  }
}

module.exports = WithContract;
