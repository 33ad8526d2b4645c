module.exports = globalThis.outsidePglite ?? {};
