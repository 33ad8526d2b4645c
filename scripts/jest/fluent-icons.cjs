/**
 * Fluent's buttons load all of its icons, which takes a second and a half in each test file; our pages show none of them.
 */
const Icon = () => null;

module.exports = new Proxy({}, { get: (_icons, name) => (name === "bundleIcon" ? () => Icon : Icon) });
