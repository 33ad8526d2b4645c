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
    this.latePickers = "late-pickers" in context.docblockPragmas;
  }

  async setup() {
    await super.setup();
    this.global.lateAnswers = process.env.LATE_ANSWERS;
    const most = Number(process.env.LATE_ANSWERS ?? 0);
    this.global.codeArrives = () => {
      // In a test that sets the clock, nothing comes late by it.
      if (this.global.setTimeout.clock !== undefined) return undefined;
      return new Promise((arrive) => setTimeout(arrive, most > 0 ? Math.random() * most : 3));
    };
    this.global.latePickers = this.latePickers;
    this.global.codeAtHand = (load) => {
      if (this.latePickers) return this.global.Promise.resolve(this.global.codeArrives()).then(load);
      const code = load();
      return { then: (arrived) => this.global.Promise.resolve(arrived(code)) };
    };
    this.global.callsOfContract = () =>
      (calls ??= load(require.resolve(CONTRACT, { paths: [this.folder] }), __filename));
  }
}

module.exports = WithContract;
