/** Stands for `all-calls` of the contract, which `environment.browser.cjs` has read. */
module.exports = globalThis.callsOfContract();
