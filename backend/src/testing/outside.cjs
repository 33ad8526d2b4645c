/**
 * Turns a file of a package into its door: the package itself is loaded outside of jest's sandbox, once for
 * all test files of a process. Only for packages whose values (dates, errors, lists) are never tested for
 * their sandbox.
 */
exports.process = (_source, path) => ({ code: `module.exports = loadOutside(${JSON.stringify(path)});` });
