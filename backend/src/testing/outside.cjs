/**
 * Makes of a file of a package its door: the package itself is loaded outside of jest's sandbox, once for all test
 * files of a process. Only for packages whose values (dates, errors, lists) nobody asks which sandbox they come from.
 */
exports.process = (_source, path) => ({ code: `module.exports = loadOutside(${JSON.stringify(path)});` });
