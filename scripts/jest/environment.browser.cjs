const JsdomEnvironment = require("jest-fixed-jsdom");
const { require: load } = require("tsx/cjs/api");

let calls;

/**
 * The contract is a thousand schemas, which took a second in each test file: here it is read once for all files of a
 * process, when the first fake server asks for it.
 */
class WithContract extends JsdomEnvironment {
  async setup() {
    await super.setup();
    this.global.lateAnswers = process.env.LATE_ANSWERS;
    this.global.callsOfContract = () =>
      (calls ??= load("../../shared-domain/src/contract/all-calls.ts", __filename));
  }
}

module.exports = WithContract;
