/**
 * Stands in for the library with which Griffel writes each style once more for languages that are read from right to
 * left: our pages are French. Griffel keeps no second style where both are the same.
 */
export const convert = (styles) => styles;
export const convertProperty = (key, value) => ({ key, value });
