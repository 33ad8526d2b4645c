/** Stands for style sheets, which tests do not read. */
module.exports = "";
