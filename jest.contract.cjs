/** Stands for `all-calls` of the contract, which `jest.environment.browser.cjs` has read. */
module.exports = globalThis.callsOfContract();
